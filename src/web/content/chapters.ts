import { m } from "#messages/messages.js";
import { getSiteHref, type Site } from "../site.ts";

/** A page of a chapter. */
export interface ChapterPage {
  path: string;
  label: () => string;
  /** Whether agents' sites have this page, too. */
  isOnAgentSites?: true;
}

const SELL: ChapterPage[] = [
  { path: "sell-a-business", label: m.nav_sell, isOnAgentSites: true },
  { path: "sell-a-business/what-is-my-business-worth", label: m.nav_worth, isOnAgentSites: true },
  { path: "sell-a-business/calculator", label: m.nav_calculator, isOnAgentSites: true },
  { path: "sell-a-business/finding-a-business-broker", label: m.nav_finding_broker },
  { path: "sell-a-business/seller-faq", label: m.nav_seller_faq },
  { path: "sell-a-business/recently-sold-listings", label: m.nav_sold },
  { path: "sell-a-business/mergers-and-acquisitions", label: m.nav_mergers },
  { path: "sell-a-business/seller-registration", label: m.nav_seller_registration, isOnAgentSites: true },
];

const BUY: ChapterPage[] = [
  { path: "buy-a-business", label: m.nav_buy, isOnAgentSites: true },
  { path: "buy-a-business/finding-the-right-business", label: m.nav_finding_business },
  { path: "buy-a-business/thropro-listings", label: m.nav_thropro },
  { path: "buy-a-franchise", label: m.nav_franchises },
  { path: "buy-a-business/buyer-faq", label: m.nav_buyer_faq },
  { path: "buy-a-business/buyer-registration", label: m.nav_buyer_registration, isOnAgentSites: true },
];

const ABOUT: ChapterPage[] = [
  { path: "about-transworld-business-advisors", label: m.nav_about },
  { path: "about/our-leadership-team", label: m.nav_leadership },
  { path: "about/our-team", label: m.nav_team },
  { path: "resources", label: m.nav_resources },
  { path: "blog", label: m.nav_blog },
];

const CHAPTERS = { sell: SELL, buy: BUY, about: ABOUT };

export type Chapter = keyof typeof CHAPTERS;

/** Lists the pages of a chapter that this kind of site has. Only the network has the chapter about itself. */
export function listChapterPages(chapter: Chapter, { kind }: Pick<Site, "kind">): ChapterPage[] {
  if (chapter === "about" && kind !== "network") return [];
  return CHAPTERS[chapter].filter(({ isOnAgentSites }) => kind !== "agent" || isOnAgentSites);
}

/** The breadcrumb of the chapter that a path belongs to; empty for the chapter's own first page. */
export function getChapterCrumbs(site: Pick<Site, "kind" | "base_path">, pathname: string) {
  const isCurrent = ({ path }: ChapterPage): boolean => getSiteHref(site, path) === pathname;
  for (const name of Object.keys(CHAPTERS) as Chapter[]) {
    const [firstPage, ...others] = listChapterPages(name, site);
    if (firstPage && others.some(isCurrent))
      return [{ name: firstPage.label(), path: getSiteHref(site, firstPage.path) }];
  }
  return [];
}
