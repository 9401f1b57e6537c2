/** How long the network has been selling businesses, as shown in every text: "40+ years". */
export const MARKETING_YEARS = "40+";

/** The same without the plus sign, for languages that write it out: "más de 40 años". */
export const MARKETING_YEARS_COUNT = MARKETING_YEARS.replace("+", "");
