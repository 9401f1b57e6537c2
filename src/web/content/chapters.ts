import { getStorefrontPath } from "#illustrations/storefronts/storefront-path.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { getPageHref, type Site } from "../site.ts";
import type { Page } from "../site-map/page.ts";
import { listMenuPages, type MenuPage, type PageKey, SITE_MAP } from "../site-map.ts";
import type { Crumb } from "../structured-data/breadcrumbs.ts";

/** Lists the pages of a page's chapter that this kind of site has. Only the network has the chapter about itself. */
export function listChapterPages(key: PageKey, { kind }: Pick<Site, "kind">): readonly MenuPage[] {
  const { menu }: Page = SITE_MAP[key];
  if (!menu || (menu.name === "about" && kind !== "network")) return [];
  // Pages that an agent has at another path are linked only from the agent's home page.
  return listMenuPages(menu.name, kind).filter(({ path, paths }) => path === paths.network);
}

/**
 * Returns the breadcrumb above a page: its parent page, or else the first page of its chapter. Empty if there is none.
 */
export function getParentCrumbs(site: Pick<Site, "kind" | "base_path">, key: PageKey): Crumb[] {
  const chapter = listChapterPages(key, site);
  const { parent = chapter.some((page) => page.key === key) ? chapter[0]?.key : undefined }: Page = SITE_MAP[key];
  if (!parent || parent === key) return [];
  const { menu }: Page = SITE_MAP[parent as PageKey];
  return menu ? [{ name: menu.label(), path: getPageHref(site, parent as PageKey) }] : [];
}

/** The category and number of the drawing on each chapter's pages. */
const CHAPTER_DRAWINGS: Readonly<Record<string, readonly [category_slug: string, number: number]>> = {
  sell: ["retail", 5],
  buy: ["food-restaurants", 7],
  about: ["service-businesses", 12],
};

/** Returns the path of the drawing beside the heading of a chapter's page; undefined on pages outside a chapter. */
export function getChapterPicture(key: PageKey): string | undefined {
  const { menu }: Page = SITE_MAP[key];
  const [category_slug, number] = getOwnValue(CHAPTER_DRAWINGS, menu?.name ?? "") ?? [];
  return category_slug && number ? getStorefrontPath({ category_slug, subcategory_slug: null, number }) : undefined;
}

/** The categories whose drawings illustrate articles and custom pages. */
const TEXT_DRAWINGS = [
  "retail",
  "food-restaurants",
  "manufacturing",
  "automotive-boat",
  "health-care-fitness",
] as const;

/** Returns the path of the drawing for an article or a custom page; always the same for the same slug. */
export function getTextPicture(slug: string): string {
  const number = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const category_slug = TEXT_DRAWINGS[number % TEXT_DRAWINGS.length]!;
  return getStorefrontPath({ category_slug, subcategory_slug: null, number });
}
