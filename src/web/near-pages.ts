import { getNearest } from "#lib/nearest.ts";
import { listPages, type MenuPage } from "./site-map.ts";

const MAX_NEAR = 3;

/** The network's pages that menus name. */
const NAMED = listPages("network").filter((page): page is MenuPage => page.menu !== undefined);

const getLastSegment = (path: string): string => path.split("/").at(-1) ?? "";

/**
 * Finds the pages that a wrong address most likely means: those spelled similarly, those whose last segment is similar,
 * and those above it.
 */
export function findNearPages(pathname: string): MenuPage[] {
  const path = pathname
    .toLowerCase()
    .replace(/^\/|\/$/g, "")
    .replace(/\.(html?|php|aspx?)$/, "");
  const spelled = getNearest(
    path,
    NAMED.map((page) => page.path),
  );
  const last = getNearest(
    getLastSegment(path),
    NAMED.map((page) => getLastSegment(page.path)),
  );
  const isNear = (page: MenuPage): boolean =>
    page.path === spelled || getLastSegment(page.path) === last || path.startsWith(`${page.path}/`);
  return path === "" ? [] : NAMED.filter(isNear).slice(0, MAX_NEAR);
}
