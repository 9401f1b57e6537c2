import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

type Mount = "network" | "office" | "agent";

/** A page's path within a site and its file. */
type Page = readonly [path: string, file: string];

/** Pages of the network, every office and every agent: the same files with a different site. */
const ALL_SITES: Page[] = [
  ["contact-us", "contact/contact-page"],
  ["contact-us/thank-you", "contact/contact-thank-you-page"],
  ["sell-a-business", "sell/sell-page"],
  ["sell-a-business/what-is-my-business-worth", "sell/valuation-page"],
  ["sell-a-business/calculator", "sell/calculator-page"],
  ["sell-a-business/seller-registration", "sell/seller-registration-page"],
  ["sell-a-business/seller-registration/thank-you", "sell/seller-thank-you-page"],
  ["buy-a-business", "buy/buy-page"],
  ["buy-a-business/buyer-registration", "buy/buyer-registration-page"],
  ["buy-a-business/buyer-registration/thank-you", "buy/buyer-thank-you-page"],
  [":customPageSlug", "content/custom-page"],
  ["*", "not-found-page"],
];

/** Pages of the network and every office. */
const NETWORK_AND_OFFICES: Page[] = [
  ["about/our-team", "about/our-team-page"],
  ["sell-a-business/recently-sold-listings", "sell/recently-sold-page"],
  ["sell-a-business/mergers-and-acquisitions", "sell/mergers-page"],
  ["sell-a-business/finding-a-business-broker", "sell/finding-a-broker-page"],
  ["sell-a-business/seller-faq", "sell/seller-faq-page"],
  ["buy-a-business/thropro-listings", "listings/thropro-page"],
  ["buy-a-business/finding-the-right-business", "buy/finding-the-right-business-page"],
  ["buy-a-business/buyer-faq", "buy/buyer-faq-page"],
  ["buy-a-franchise", "buy/franchise-page"],
  ["blog", "blog/blog-page"],
  ["blog/:blog", "blog/blog-post-page"],
];

const ROOT_ONLY: Page[] = [
  ["buy-a-business/business-listing-search", "listings/search-page"],
  ["buy-a-business/listings/:post", "listings/listing-page"],
  ["about-transworld-business-advisors", "about/about-page"],
  ["about/our-leadership-team", "about/leadership-page"],
  ["resources", "about/resources-page"],
  ["locations", "offices/locations-page"],
  ["locations/:state", "offices/region-page"],
  ["select-location", "offices/select-location-page"],
  ["reset-password", "account/reset-password-page"],
  ["verify-email", "account/verify-email-page"],
  ["unsubscribe", "account/unsubscribe-page"],
  ["account-closed", "account/account-closed-page"],
  ["privacy", "legal/privacy-page"],
  ["terms", "legal/terms-page"],
  ["accessibility", "legal/accessibility-page"],
  ["verify-document", "legal/verify-document-page"],
];

/** A buyer's own pages. */
const BUYER: Page[] = [
  ["bizmatch/search", "bizmatch/matches-page"],
  ["bizmatch/preferences", "bizmatch/preferences-page"],
  ["bizmatch/saved-listings", "bizmatch/saved-listings-page"],
  ["bizmatch/profile", "bizmatch/profile-page"],
  ["bizmatch/qualification", "bizmatch/qualification-page"],
  ["bizmatch/activity", "bizmatch/activity-page"],
  ["bizmatch/ndas/:post", "bizmatch/nda-page"],
  ["bizmatch/ndas/:post/text", "bizmatch/nda-text-page"],
  ["bizmatch/ndas/:post/documents/:document", "bizmatch/document-page"],
  ["bizmatch/sign-out", "bizmatch/sign-out-page"],
];

const OFFICE_ONLY: Page[] = [
  ["buy-a-business/active-business-listings", "listings/search-page"],
  ["listings/:post", "listings/listing-page"],
  ["franchise/listings/:post", "listings/listing-page"],
  ["reviews", "offices/reviews-page"],
];

const AGENT_ONLY: Page[] = [
  ["listings", "listings/search-page"],
  ["listings/:post", "listings/listing-page"],
  ["franchise/listings/:post", "listings/listing-page"],
  ["recently-sold-listings", "sell/recently-sold-page"],
];

/** Marketing pages with the logo layout. */
const LOGO: Page[] = [
  ["marketing/:marketingCustomPageSlug", "content/marketing-page"],
  ["seller-landing/:marketingCustomPageSlug", "content/seller-landing-page"],
  ["seller-valuation/:marketingCustomPageSlug", "content/seller-valuation-page"],
  [":template_slug/:page_slug", "content/template-page"],
];

const createRoutes = (mount: string, ...pages: Page[][]): RouteConfigEntry[] =>
  pages.flat().map(([path, file]) => route(path, `pages/${file}.tsx`, { id: `${mount}/${path}` }));

/** A site's home page and other pages. The boundary keeps the site's frame around errors. */
const createSiteRoutes = (mount: Mount, home: string, pages: RouteConfigEntry[]): RouteConfigEntry[] => [
  layout("mounts/page-boundary.tsx", { id: `${mount}/boundary` }, [index(`pages/${home}.tsx`), ...pages]),
];

const buyerRoutes = layout("mounts/buyer.tsx", { id: "buyer" }, createRoutes("buyer", BUYER));

// At startup, `server/pages/locations-segment.ts` replaces the segment `locations` with the edition's own.
export default [
  layout(
    "mounts/network.tsx",
    { id: "network" },
    createSiteRoutes("network", "home-page", [
      buyerRoutes,
      ...createRoutes("network", ALL_SITES, NETWORK_AND_OFFICES, ROOT_ONLY),
    ]),
  ),
  layout("mounts/logo.tsx", { id: "logo" }, createRoutes("logo", LOGO)),
  route(
    "locations/:state/:slug",
    "mounts/office.tsx",
    { id: "office" },
    createSiteRoutes(
      "office",
      "offices/office-page",
      createRoutes("office", ALL_SITES, NETWORK_AND_OFFICES, OFFICE_ONLY),
    ),
  ),
  route(
    "agents/:agent",
    "mounts/agent.tsx",
    { id: "agent" },
    createSiteRoutes("agent", "agents/agent-page", createRoutes("agent", ALL_SITES, AGENT_ONLY)),
  ),
] satisfies RouteConfig;
