import { getNearest } from "#lib/nearest.ts";
import { listPages, type MenuPage } from "./site-map.ts";

const MAX_NEAR = 3;

/** The network's pages that menus name. */
const NAMED = listPages("network").filter((page): page is MenuPage => page.menu !== undefined);

const getLast = (path: string): string => path.split("/").at(-1) ?? "";

/** Finds the pages whose address is most like a missing one: by its spelling, by its last part, or above it. */
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
    getLast(path),
    NAMED.map((page) => getLast(page.path)),
  );
  const isNear = (page: MenuPage): boolean =>
    page.path === spelled || getLast(page.path) === last || path.startsWith(`${page.path}/`);
  return path === "" ? [] : NAMED.filter(isNear).slice(0, MAX_NEAR);
}
