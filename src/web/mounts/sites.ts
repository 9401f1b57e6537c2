import type { MenuItem } from "#db/tables/content.ts";
import { listMenus } from "#domain/content/menus/list-menus.ts";
import { listPageHeads } from "#domain/content/pages/find-website-page.ts";
import { listSections } from "#domain/content/sections/find-section.ts";
import { fillText, getPlaceholders } from "#domain/content/text/placeholders.ts";
import type { Context } from "#domain/context.ts";
import type { Agent } from "#domain/offices/agents/agent.ts";
import {
  getMapUrl,
  getOfficeExtension,
  getOfficePhone,
  getWhatsAppUrl,
  listOfficeProfiles,
  listReviewLinks,
  type Office,
} from "#domain/offices/office.ts";
import { formatOfficeAddress, formatOfficeTown, getOfficeRegion } from "#domain/offices/office-address.ts";
import { getRegionName } from "#editions/translated-data.ts";
import {
  type FrameSections,
  getOfficePath,
  getPageHref,
  type MenuEntry,
  NO_SECTIONS,
  resolveLink,
  type Site,
  type SiteAgent,
  type SiteOffice,
} from "../site.ts";

export const getLocationsPath = (context: Context): string => `/${context.edition.locations_segment}`;

export function createNetworkSite({ network }: Context): Site {
  return {
    kind: "network",
    base_path: "",
    locales: network.locales,
    name: network.brand,
    phone: network.default_phone,
    phone_extension: null,
    office: null,
    agent: null,
    menus: { header: [], footer: [] },
    sections: NO_SECTIONS,
    scope: {},
  };
}

export function createOfficeSite(context: Context, office: Office): Site {
  return {
    kind: "office",
    base_path: getOfficePath(getLocationsPath(context), office),
    locales: context.network.locales,
    name: office.name,
    phone: getOfficePhone(office, context.network.default_phone),
    phone_extension: getOfficeExtension(office),
    office: toSiteOffice(context, office),
    agent: null,
    menus: { header: [], footer: [] },
    sections: NO_SECTIONS,
    scope: { office_id: office.id },
  };
}

export function createAgentSite(
  context: Context,
  agent: Agent,
  office: Office,
  answered_by: Site["answered_by"] = null,
): Site {
  return {
    kind: "agent",
    base_path: `/agents/${agent.slug}`,
    locales: context.network.locales,
    name: agent.name,
    phone: agent.phone ?? getOfficePhone(office, context.network.default_phone),
    phone_extension: agent.phone ? agent.extension : getOfficeExtension(office),
    office: toSiteOffice(context, office),
    agent: toSiteAgent(agent),
    answered_by,
    menus: { header: [], footer: [] },
    sections: NO_SECTIONS,
    scope: { agent_id: agent.id },
  };
}

/**
 * Adds the site's menus: the office's own menus or the network's, with links to the site's own pages, plus the custom
 * pages to show in the menu.
 */
export async function addMenus(context: Context, site: Site): Promise<Site> {
  const { office_id = null, agent_id = null } = site.scope;
  const [menus, pages, sections] = await Promise.all([
    listMenus(context, { office_id }),
    site.kind === "network" ? [] : listPageHeads(context, { type: "custom", office_id, agent_id }),
    getFrameSections(context, site),
  ]);
  const getEntries = (name: string): MenuEntry[] =>
    toMenuEntries(site, menus.find((menu) => menu.name === name)?.data ?? []);
  const header = getEntries("header");
  const ownPages = pages
    .filter(({ show_in_menu }) => show_in_menu)
    .map(({ slug, name, menu_label }) => ({
      label: menu_label ?? name,
      href: getPageHref(site, "customPage", slug),
      children: [],
    }))
    .filter(({ href }) => !header.some((entry) => entry.href === href));
  return { ...site, menus: { header: [...header, ...ownPages], footer: getEntries("footer") }, sections };
}

/** Loads the header and footer sections, the office's before the network's. */
async function getFrameSections(context: Context, site: Site): Promise<FrameSections> {
  const { office_id = null } = site.scope;
  const found = await listSections(context, ["site-header", "site-footer"], { office_id });
  const values = getPlaceholders(context, { phone: site.phone, place: site.office?.locality ?? null });
  const read = <T extends Record<string, string>>(name: string, empty: T): T => {
    const contents = found.find((section) => section.name === name)?.contents ?? [];
    const getText = (key: string): string =>
      fillText(contents.find((content) => content.name === key)?.value ?? "", values);
    return Object.fromEntries(Object.keys(empty).map((key) => [key, getText(key)])) as T;
  };
  const header = read("site-header", NO_SECTIONS.header);
  return {
    header: { ...header, cta_link: header.cta_link && resolveLink(site, header.cta_link) },
    footer: read("site-footer", NO_SECTIONS.footer),
  };
}

function toMenuEntries(site: Site, items: readonly MenuItem[]): MenuEntry[] {
  return items.map(({ label, url, children }) => ({
    label,
    href: resolveLink(site, url),
    children: toMenuEntries(site, children),
  }));
}

export function toSiteAgent({ slug, name, role, about, phone, extension, image }: Agent): SiteAgent {
  return { slug, name, role, about, phone, extension, image };
}

function toSiteOffice(context: Context, office: Office): SiteOffice {
  const { edition, locale } = context;
  return {
    slug: office.slug,
    name: office.name,
    heading: office.heading,
    sub_heading: office.sub_heading,
    locality: office.locality,
    state: getRegionName(locale, office.state_slug, office.state),
    state_slug: office.state_slug,
    address: formatOfficeAddress(context, office),
    town: formatOfficeTown(context, office),
    address_region: getOfficeRegion(context, office),
    map_url: getMapUrl(office),
    whats_app_url: getWhatsAppUrl(office.whats_app_number, edition.dial_code),
    broker_lic: office.broker_lic,
    broker_of_record: office.broker_of_record,
    is_alternate_address: office.is_alternate_address,
    profiles: listOfficeProfiles(office),
    review_links: listReviewLinks(office),
  };
}
