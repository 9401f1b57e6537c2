/** The page that confirms a closed account. */
export const FAREWELL = "/account-closed";
