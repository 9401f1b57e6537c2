import { ABOUT_PAGES } from "./site-map/about-pages.ts";
import { ACCOUNT_PAGES } from "./site-map/account-pages.ts";
import { BUYER_PAGES } from "./site-map/buyer-pages.ts";
import { type Menu, MOUNTS, type Mount, type Page } from "./site-map/page.ts";
import { SELLER_PAGES } from "./site-map/seller-pages.ts";
import { WEBSITE_PAGES } from "./site-map/website-pages.ts";

/**
 * All pages of the site. Routes, redirects, sitemaps, menus, breadcrumbs, reserved paths and the tests that open every
 * page are derived from this table. It contains only data, because modules that `web` depends on import it, too.
 */
export const SITE_MAP = { ...ABOUT_PAGES, ...SELLER_PAGES, ...BUYER_PAGES, ...ACCOUNT_PAGES, ...WEBSITE_PAGES };

type SiteMap = typeof SITE_MAP;
export type PageKey = keyof SiteMap;

/** The paths of a page at the root, as a page of the network or of a signed-in buyer. */
type RootPath<Key extends PageKey> = SiteMap[Key]["paths"] extends
  | { readonly network: infer Path }
  | { readonly buyer: infer Path }
  ? Path
  : never;

/** One value per parameter of a path. */
type Values<Path> = Path extends `${string}:${infer Rest}` ? [string, ...Values<Rest>] : [];

/** A page on one of its mounts. */
export interface MountedPage extends Page {
  key: PageKey;
  mount: Mount;
  /** Below the mount. */
  path: string;
}

const PAGES: readonly MountedPage[] = Object.entries<Page>(SITE_MAP).flatMap(([key, page]) =>
  Object.entries(page.paths).map(([mount, path]) => ({ ...page, key: key as PageKey, mount: mount as Mount, path })),
);

/** Lists the pages of a mount, or every page on each of its mounts. */
export function listPages(mount?: Mount): readonly MountedPage[] {
  return mount ? PAGES.filter((page) => page.mount === mount) : PAGES;
}

export function listSitemapPages(mount: Mount): readonly MountedPage[] {
  return listPages(mount).filter(({ sitemap }) => sitemap !== "noindex" && sitemap.includes(mount));
}

export type MenuPage = MountedPage & Pick<Required<Page>, "menu">;

/** Lists the pages of a menu that a mount has, in order. */
export function listMenuPages(name: Menu, mount: Mount): readonly MenuPage[] {
  return listPages(mount).filter((page): page is MenuPage => page.menu?.name === name);
}

/** Returns the path of a mounted page from the origin, with its parameters. */
export function getPattern({ mount, path }: Pick<MountedPage, "mount" | "path">): string {
  return `/${[MOUNTS[mount], path].filter(Boolean).join("/")}`;
}

/** Lists the first segments of all pages: at the root, and below an office or an agent. */
export function listFirstSegments(): string[] {
  const paths = PAGES.flatMap(({ mount, path }) => [
    getPattern({ mount, path }).slice(1),
    mount === "buyer" ? "" : path,
  ]);
  return paths.map((path) => path.split("/")[0] ?? "").filter((segment) => /^[a-z]/.test(segment));
}

export function getRouteId({ mount, path, file }: Pick<MountedPage, "mount" | "path" | "file">): string {
  if (path === "") return `pages/${file}`;
  return mount === "buyer" ? mount + getPattern({ mount, path }) : `${mount}/${path}`;
}

/** Fills in the parameters of a path, in order. */
export function fillPath(path: string, values: readonly string[]): string {
  let at = 0;
  return path.replace(/:\w+/g, () => values[at++] ?? "");
}

/** Returns the path of a page of the network or of the signed-in buyer. */
export function getPagePath<Key extends PageKey>(
  key: RootPath<Key> extends never ? never : Key,
  ...values: Values<RootPath<Key>>
): string {
  const { paths }: Page = SITE_MAP[key];
  const mount = "network" in paths ? "network" : "buyer";
  return fillPath(getPattern({ mount, path: paths[mount] ?? "" }), values);
}

/** Replaces the segment `locations` at the start of a path with the edition's own. */
export function replaceLocations(path: string, segment: string): string {
  return path.replace(/^(\/?)locations(?=\/|$)/, `$1${segment}`);
}

/** The root paths of pages that offices or agents also have, with their paths there. */
const VERSIONS = { office: listVersions("office"), agent: listVersions("agent") };

function listVersions(mount: "office" | "agent"): (readonly [root: string, own: string])[] {
  return listPages(mount).flatMap(({ paths, path, needsOffice }) => {
    const root = (needsOffice ? path : paths.network) ?? "";
    // A page written at the desk belongs to one site. A listing's root path is canonical, so it isn't replaced.
    const isShared = /^[a-z]/.test(root) && (root === path || !root.includes(":"));
    return isShared ? [[root, path] as const] : [];
  });
}

/** Returns the path of a root page below an office or an agent, both without a leading slash; null if it has none. */
export function findVersion(root: string, mount: "office" | "agent"): string | null {
  for (const [pattern, own] of VERSIONS[mount]) {
    if (pattern === root) return own;
    if (pattern.includes(":") && new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(root)) return root;
  }
  return null;
}
