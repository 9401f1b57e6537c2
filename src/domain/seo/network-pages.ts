/**
 * The network's own pages that search engines should index, each with the section whose text it shows and whose changes
 * count as its own. The locations index and pages with a name in their path are added separately.
 */
export const NETWORK_PAGES: readonly [path: string, section: string | null][] = [
  ["/", "home"],
  ["/contact-us", "contact-us"],
  ["/sell-a-business", "sell-a-business"],
  ["/sell-a-business/what-is-my-business-worth", "what-is-my-business-worth"],
  ["/sell-a-business/calculator", "calculator"],
  ["/sell-a-business/finding-a-business-broker", "finding-a-business-broker"],
  ["/sell-a-business/seller-faq", "seller-faq"],
  ["/sell-a-business/seller-registration", "seller-registration"],
  ["/sell-a-business/recently-sold-listings", "recently-sold-listings"],
  ["/sell-a-business/mergers-and-acquisitions", "mergers-and-acquisitions"],
  ["/buy-a-business", "buy-a-business"],
  ["/buy-a-business/business-listing-search", null],
  ["/buy-a-business/finding-the-right-business", "finding-the-right-business"],
  ["/buy-a-business/thropro-listings", "thropro-listings"],
  ["/buy-a-business/buyer-faq", "buyer-faq"],
  ["/buy-a-business/buyer-registration", "buyer-registration"],
  ["/buy-a-franchise", "buy-a-franchise"],
  ["/about-transworld-business-advisors", "about"],
  ["/about/our-leadership-team", "our-leadership-team"],
  ["/about/our-team", "our-team"],
  ["/resources", "resources"],
  ["/blog", "blog"],
  ["/privacy", "privacy"],
  ["/terms", "terms"],
  ["/accessibility", "accessibility"],
  ["/verify-document", null],
];

/** The pages below the home page of every office. */
export const OFFICE_PAGES = [
  "buy-a-business/active-business-listings",
  "about/our-team",
  "reviews",
  "contact-us",
] as const;
