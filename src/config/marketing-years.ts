/** How long the network has been selling businesses, as shown in every text: "40+ years". */
export const MARKETING_YEARS = "40+";
