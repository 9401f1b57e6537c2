/** The page that confirms a closed account. */
export const ACCOUNT_CLOSED_PATH = "/account-closed";
