/** The path of the listings saved in the browser, which its script links to without loading the site map. */
export const DEVICE_SAVES_PATH = "buy-a-business/saved-businesses";

/** An account has room for more. The address of the page has all of them. */
export const MAX_DEVICE_SAVES = 48;
