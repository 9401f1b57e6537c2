import { type Context, toHomeUrl } from "#domain/context.ts";
import type { Agent } from "#domain/offices/agents/agent.ts";
import { getOfficePhone, type Office } from "#domain/offices/office.ts";
import type { Locale } from "#editions/locales.ts";
import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import { toMajor } from "#lib/money.ts";
import { getPagePath } from "#web/site-map.ts";
import { type ListedValues, toListedValues } from "./fields/listing-values.ts";
import type { ListingStatus, PUBLIC_STATUSES } from "./listing.ts";
import { getDrawnImage, getImage, type ListingImage } from "./listing-images.ts";
import { type ListingNames, translateCategory, translateRegion, translateSubcategory } from "./listing-names.ts";
import type { CardRow, ListingRow } from "./row-queries.ts";

/**
 * The public view of a listing, the same in pages and in every API. Money is in major units of `currency`; null means
 * "not disclosed". Times are ISO 8601 in UTC.
 */
export interface Listing extends ListedValues {
  number: number;
  /** The last segment of its URLs. */
  slug: string;
  /** The absolute canonical URL, the same wherever the page is shown. */
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
  /** The price before its latest change, if that was a reduction. */
  price_before: number | null;
  listed_at: string;
  updated_at: string;
  confirmed_at: string | null;
}

export interface CardListing
  extends Pick<
    Listing,
    | "number"
    | "slug"
    | "name"
    | "kind"
    | "status"
    | "category"
    | "subcategory"
    | "location"
    | "price"
    | "sellers_discretionary_earnings"
    | "down_payment"
    | "investment_min"
    | "cash_required"
    | "franchise_fee"
    | "real_estate"
    | "lender_prequalified"
    | "price_before"
    | "listed_at"
  > {
  /** The first image is the card's. */
  images: readonly Pick<ListingImage, "url">[];
}

type Rendering = Pick<Context, "network" | "locale">;

/** Converts a row to its public fields. `agent` is the active agent. */
export function toListing(
  row: ListingRow,
  { names, office, agent }: { names: ListingNames; office: Office; agent: Agent | undefined },
  { network, locale }: Rendering,
): Listing {
  const { origin, default_phone } = network;
  const images = row.images.map((image) => getImage(image, origin));
  return {
    number: row.number,
    slug: row.slug,
    url: `${toHomeUrl(network, locale)}${getPagePath("listing", row.slug)}`,
    ...toListedValues(row, row.currency),
    status: getPublicStatus(row.status),
    category: translateCategory(names, row.category_slug, locale),
    subcategory: row.subcategory_slug && translateSubcategory(names, row.subcategory_slug, locale),
    currency: row.currency,
    ...getPlaceNames(row, names, locale),
    images: images.length > 0 ? images : [getDrawnImage(row, origin, locale)],
    office: {
      name: office.name,
      slug: office.slug,
      state_slug: office.region_slug,
      phone: getOfficePhone(office, default_phone),
    },
    agent: agent
      ? {
          name: agent.name,
          slug: agent.slug,
          phone: agent.phone,
          image: agent.image && toAbsoluteUrl(agent.image, origin),
        }
      : null,
    price_before: row.price_before === null ? null : toMajor(row.price_before, row.currency),
    listed_at: row.listed_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  };
}

export function toCardListing(row: CardRow, names: ListingNames, { network, locale }: Rendering): CardListing {
  const { number, slug, name, kind, currency, picture } = row;
  const toMajorUnits = (amount: number | null): number | null => (amount === null ? null : toMajor(amount, currency));
  return {
    number,
    slug,
    name,
    kind,
    status: getPublicStatus(row.status),
    category: translateCategory(names, row.category_slug, locale),
    subcategory: row.subcategory_slug && translateSubcategory(names, row.subcategory_slug, locale),
    location: getPlaceNames(row, names, locale).location,
    images: [
      picture === null ? getDrawnImage(row, network.origin, locale) : { url: toAbsoluteUrl(picture, network.origin) },
    ],
    price: toMajorUnits(row.price),
    sellers_discretionary_earnings: toMajorUnits(row.sellers_discretionary_earnings),
    down_payment: toMajorUnits(row.down_payment),
    investment_min: toMajorUnits(row.investment_min),
    cash_required: toMajorUnits(row.cash_required),
    franchise_fee: toMajorUnits(row.franchise_fee),
    real_estate: row.real_estate,
    lender_prequalified: row.lender_prequalified,
    price_before: toMajorUnits(row.price_before),
    listed_at: row.listed_at.toISOString(),
  };
}

/** Returns the public status; a previewed draft counts as active. */
function getPublicStatus(status: ListingStatus): Listing["status"] {
  return status === "under_offer" ? "under_offer" : "active";
}

function getPlaceNames(
  { county, region_slug }: Pick<CardRow, "county" | "region_slug">,
  names: ListingNames,
  locale: Locale,
): Pick<Listing, "state" | "location"> {
  const state = translateRegion(names, region_slug, locale);
  return { state, location: county ? `${county}, ${state}` : state };
}
