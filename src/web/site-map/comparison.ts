/** The path of the comparison, which the browser's script links to without loading the site map. */
export const COMPARE_PATH = "buy-a-business/compare";

/** More columns than this are hard to compare. */
export const MAX_COMPARED = 4;
