/** How long the network has been selling businesses, as every text says it: "40+ years". */
export const MARKETING_YEARS = "40+";
