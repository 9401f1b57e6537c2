import type { Selectable } from "kysely";
import type { ListingTable } from "#db/tables/listings.ts";
import { type Context, toHomeUrl } from "#domain/context.ts";
import { getOfficePhone } from "#domain/offices/office.ts";
import { getCategoryName } from "#editions/translated-data.ts";
import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import { getPagePath } from "#web/site-map.ts";
import { type ListedValues, toListedValues } from "./fields/listing-values.ts";
import type { PUBLIC_STATUSES } from "./listing.ts";
import { getDrawnImage, type ListingImage } from "./listing-images.ts";

/**
 * The public view of a listing, the same in pages and in every API. Money is in major units of `currency`; null means
 * "not disclosed". Times are ISO 8601 in UTC.
 */
export interface Listing extends ListedValues {
  number: number;
  /** The `{post}` of its URLs. */
  slug: string;
  /** The absolute canonical URL for every copy of the page. */
  url: string;
  status: (typeof PUBLIC_STATUSES)[number];
  category: string;
  subcategory: string | null;
  currency: string;
  state: string;
  /** "Pasco County, Florida", or the region alone. */
  location: string;
  images: ListingImage[];
  office: { name: string; slug: string; state_slug: string; phone: string | null };
  agent: { name: string; slug: string; phone: string | null; image: string | null } | null;
  listed_at: string;
  updated_at: string;
  confirmed_at: string | null;
}

/** A listing's row with the names from joined tables. */
export interface ListingRow extends Selectable<ListingTable> {
  category: string;
  subcategory: string | null;
  state: string;
  office_name: string;
  office_slug: string;
  office_state_slug: string;
  office_organic_number: string | null;
  office_phone: string | null;
  agent_name: string | null;
  agent_slug: string | null;
  agent_phone: string | null;
  agent_image: string | null;
}

/** Converts a row to its public fields only. */
export function toListing(
  row: ListingRow,
  images: ListingImage[],
  { network, locale }: Pick<Context, "network" | "locale">,
): Listing {
  const { origin, default_phone } = network;
  const office = { organic_number: row.office_organic_number, phone: row.office_phone };
  return {
    number: row.number,
    slug: row.slug,
    url: `${toHomeUrl(network, locale)}${getPagePath("listing", row.slug)}`,
    ...toListedValues(row, row.currency),
    // A previewed draft is shown as if it were active.
    status: row.status === "under_offer" ? "under_offer" : "active",
    category: getCategoryName(locale, row.category_slug, row.category),
    subcategory: row.subcategory && getCategoryName(locale, row.subcategory_slug ?? "", row.subcategory),
    currency: row.currency,
    state: row.state,
    location: row.county ? `${row.county}, ${row.state}` : row.state,
    images: images.length > 0 ? images : [getDrawnImage(row, origin, locale)],
    office: {
      name: row.office_name,
      slug: row.office_slug,
      state_slug: row.office_state_slug,
      phone: getOfficePhone(office, default_phone),
    },
    agent: getAgent(row, origin),
    listed_at: row.listed_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  };
}

function getAgent(row: ListingRow, origin: string): Listing["agent"] {
  if (row.agent_slug === null || row.agent_name === null) return null;
  return {
    name: row.agent_name,
    slug: row.agent_slug,
    phone: row.agent_phone,
    image: row.agent_image && toAbsoluteUrl(row.agent_image, origin),
  };
}
