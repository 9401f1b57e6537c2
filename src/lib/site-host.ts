/** Returns the host of a web address as people know it, without "www.". */
export const getSiteHost = (url: string): string => new URL(url).hostname.replace(/^www\./, "");
