import type { OfficeLink } from "#domain/offices/office.ts";
import { type Locales, splitLanguage } from "#editions/language-prefix.ts";
import type { Page } from "./site-map/page.ts";
import { findVersion, type PageKey, SITE_MAP } from "./site-map.ts";

/** An agent as their site shows them. */
export interface SiteAgent {
  slug: string;
  name: string;
  role: string | null;
  about: string | null;
  phone: string | null;
  extension: string | null;
  image: string | null;
}

/** An office as its site shows it: public contact data only. */
export interface SiteOffice {
  slug: string;
  name: string;
  heading: string | null;
  sub_heading: string | null;
  locality: string;
  state: string;
  state_slug: string;
  /** Its address lines, in the country's format. */
  address: string[];
  /** Its town, with the region where locals add it: "Tampa, FL". */
  town: string;
  /** Its region as in addresses: "FL". */
  address_region: string;
  map_url: string;
  whats_app_url: string | null;
  broker_lic: string | null;
  broker_of_record: string | null;
  is_alternate_address: boolean;
  profiles: OfficeLink[];
  review_links: OfficeLink[];
}

/** A menu entry that links to the site's own version of the page. */
export interface MenuEntry {
  label: string;
  href: string;
  children: MenuEntry[];
}

/** The content of the website sections `site-header` and `site-footer`; empty strings if they are missing. */
export interface FrameSections {
  header: { tagline: string; phone_caption: string; cta_label: string; cta_link: string };
  footer: { promise: string; independence: string; disclaimer: string };
}

export const NO_SECTIONS: FrameSections = {
  header: { tagline: "", phone_caption: "", cta_label: "", cta_link: "" },
  footer: { promise: "", independence: "", disclaimer: "" },
};

/**
 * The site that a page belongs to: the network's, an office's or an agent's. All pages work on each of them: they get
 * links and queries from this object and never read URL parameters of the mount.
 */
export interface Site {
  kind: "network" | "office" | "agent";
  /** The path of the site's home page without a trailing slash; empty for the network. */
  base_path: string;
  /** The languages of the network. */
  locales: Locales;
  name: string;
  phone: string;
  /** The extension to dial after `phone`. */
  phone_extension: string | null;
  office: SiteOffice | null;
  agent: SiteAgent | null;
  /** The colleague who handles the inquiries of an absent agent. */
  answered_by?: { slug: string; name: string } | null;
  menus: { header: MenuEntry[]; footer: MenuEntry[] };
  sections: FrameSections;
  /** What the site's listings, inquiries and queries are limited to. */
  scope: { office_id?: number; agent_id?: number };
}

/** The network's site, with only the properties that paths depend on. */
export const NETWORK = { kind: "network", base_path: "" } as const;

/** Builds a path inside a site: `getSiteHref(site, "contact-us")`. Without a path, the site's home page. */
export function getSiteHref(site: Pick<Site, "base_path">, path = ""): string {
  return path ? `${site.base_path}/${path}` : site.base_path || "/";
}

/**
 * Resolves a link of written content to the site's own version of the page, if it has one, without a language, because
 * readers stay in their own. External URLs stay unchanged.
 */
export function resolveLink(site: Pick<Site, "kind" | "base_path" | "locales">, url: string): string {
  const [, written = "", rest = ""] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(url) ?? [];
  if (!written) return url;
  const { path } = splitLanguage(written, site.locales);
  const version = site.kind === "network" ? null : findVersion(path.slice(1), site.kind);
  return `${version === null ? path : getSiteHref(site, version)}${rest}`;
}

/** Matches an internal link as the sanitizer writes it. */
const HTML_LINK = /(<a [^>]*?href=")(\/[^"]*)/g;

/** Rewrites the internal links of sanitized HTML. */
export function mapLinks(html: string, toHref: (address: string) => string): string {
  return html.replace(HTML_LINK, (_link, start: string, address: string) => start + toHref(address));
}

/** Builds the path of an office's home page. */
export function getOfficePath(locationsPath: string, office: { state_slug: string; slug: string }): string {
  return `${locationsPath}/${office.state_slug}/${office.slug}`;
}

export function getRegionPath(locationsPath: string, slug: string): string {
  return `${locationsPath}/${slug}`;
}

/**
 * Builds the path of a site's own page, or of the network's if the site has none.
 *
 * @param value fills in the path's parameter.
 */
export function getPageHref(site: Pick<Site, "kind" | "base_path">, key: PageKey, value = ""): string {
  const { paths }: Page = SITE_MAP[key];
  const own = paths[site.kind];
  const path = (own ?? paths.network ?? "").replace(/:\w+/, value);
  return own === undefined ? `/${path}` : getSiteHref(site, path);
}

/** Returns the path of a site's listings: the network's search, an office's active listings or an agent's listings. */
export function getListingsHref(site: Pick<Site, "kind" | "base_path">): string {
  return getPageHref(site, "search");
}

/** Builds the path of a listing inside a site. Its canonical URL is the network's. */
export function getListingHref(
  site: Pick<Site, "kind" | "base_path">,
  { slug, kind }: { slug: string; kind: string },
): string {
  const hasFranchises = site.kind !== "network";
  return getPageHref(site, hasFranchises && kind === "franchise" ? "franchiseListing" : "listing", slug);
}

/** Builds the path of a site's sold listings. */
export function getRecentlySoldHref(site: Pick<Site, "kind" | "base_path">): string {
  return getPageHref(site, "recentlySold");
}
