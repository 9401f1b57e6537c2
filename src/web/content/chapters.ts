import { getPageHref, type Site } from "../site.ts";
import type { Page } from "../site-map/page.ts";
import { listMenuPages, listPages, type NamedPage, type PageKey, SITE_MAP } from "../site-map.ts";
import type { Crumb } from "../structured-data/breadcrumbs.ts";

/** Lists the pages of a page's chapter that this kind of site has. Only the network has the chapter about itself. */
export function listChapterPages(key: PageKey, { kind }: Pick<Site, "kind">): readonly NamedPage[] {
  const { menu }: Page = SITE_MAP[key];
  if (!menu || (menu === "about" && kind !== "network")) return [];
  // Pages that an agent has at another path are linked from the agent's home page.
  return listMenuPages(menu, kind).filter(({ path, paths }) => path === paths.network);
}

/** The breadcrumb above a page: its parent, or else the first page of its chapter; empty if there is none. */
export function getParentCrumbs(site: Pick<Site, "kind" | "base_path">, key: PageKey): Crumb[] {
  const { parent }: Page = SITE_MAP[key];
  const chapter = listChapterPages(key, site);
  const above = parent
    ? listPages(site.kind).find((page) => page.key === parent)
    : chapter.some((page) => page.key === key)
      ? chapter[0]
      : undefined;
  return above?.label && above.key !== key ? [{ name: above.label(), path: getPageHref(site, above.key) }] : [];
}
