/** The mounts of pages, each with its own frame and path. Only signed-in buyers see `buyer`. */
export const MOUNTS = {
  network: "",
  office: "locations/:state/:slug",
  agent: "agents/:agent",
  buyer: "bizmatch",
  logo: "",
} as const;

export type Mount = keyof typeof MOUNTS;

/** Groups of pages that link to each other. The first page of each is the breadcrumb above the others. */
export type Menu = "sell" | "buy" | "about" | "account";

/** What a path's parameter stands for. */
export type Parameter = "region" | "listing" | "post" | "page" | "template" | "campaign" | "document";

export interface Page {
  /** The file in `web/pages`, without its extension. */
  file: string;
  /** The path below each mount that has the page; empty for the mount's home page. */
  paths: Partial<Record<Mount, string>>;
  /** The mounts where sitemaps list the page; `noindex` if search engines must not index it at all. */
  sitemap: readonly Mount[] | "noindex";
  /**
   * The website section with the page's text; its latest change is the page's date in the sitemap. Null if it has none.
   */
  section?: string | null;
  parameter?: Parameter;
  /** The menu that lists the page, and the page's name there and in breadcrumbs. */
  menu?: { name: Menu; label: () => string };
  /** The page above this one in the breadcrumbs, if that is not the first page of its chapter. */
  parent?: string;
  /** The feed that the page announces on these mounts. */
  feed?: { name: "listings" | "blog"; on: readonly Mount[] };
  /**
   * Whether only offices have the page. At the root, its path redirects to the visitor's office or to the list of
   * offices.
   */
  needsOffice?: true;
}

/** The keys of pages with a menu name, which breadcrumbs show. */
type Named<Rows> = { [Key in keyof Rows]: Rows[Key] extends { menu: object } ? Key : never }[keyof Rows];

/** The fields that a row requires because of its other fields. */
type Complete<Row extends Page, Rows> = {
  sitemap: "noindex" | readonly (keyof Row["paths"])[];
  feed?: { on: readonly (keyof Row["paths"])[] };
  parent?: Named<Rows>;
} & (Extract<Row["paths"][keyof Row["paths"]], `${string}:${string}`> extends never
  ? Row extends { sitemap: "noindex" }
    ? unknown
    : { section: string | null }
  : { parameter: Parameter });

/** Checks rows of the site map. An incomplete row does not compile. */
export function definePages<const Rows extends Record<string, Page>>(
  rows: Rows & { [Key in keyof Rows]: Complete<Rows[Key], Rows> },
): Rows {
  return rows;
}

/** The same path at the network, at every office and at every agent. */
export const onEveryMount = <Path extends string>(path: Path) => ({ network: path, office: path, agent: path });

/** The same path at the network and at every office. */
export const onNetworkAndOffices = <Path extends string>(path: Path) => ({ network: path, office: path });
