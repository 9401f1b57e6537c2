import type { Selectable } from "kysely";
import type { MediaTable } from "#db/tables/listings.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getStorefrontKind, type StorefrontKind } from "#illustrations/storefronts/storefront-kind.ts";
import { getStorefrontPath } from "#illustrations/storefronts/storefront-path.ts";
import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import { m } from "#messages/messages.js";

/** An image for pages and APIs; `url` is absolute. */
export interface ListingImage {
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  collection: string;
}

const DRAWN: Record<StorefrontKind, typeof m.drawing_of_shop> = {
  restaurant: m.drawing_of_restaurant,
  cafe: m.drawing_of_cafe,
  bar: m.drawing_of_bar,
  garage: m.drawing_of_garage,
  fuel: m.drawing_of_fuel,
  salon: m.drawing_of_salon,
  shop: m.drawing_of_shop,
  grocery: m.drawing_of_grocery,
  workshop: m.drawing_of_workshop,
  office: m.drawing_of_office,
  depot: m.drawing_of_depot,
  clinic: m.drawing_of_clinic,
  school: m.drawing_of_school,
  farm: m.drawing_of_farm,
  hotel: m.drawing_of_hotel,
  website: m.drawing_of_website,
  yard: m.drawing_of_yard,
  leisure: m.drawing_of_leisure,
};

type StoredImage = Pick<Selectable<MediaTable>, "path" | "alt" | "width" | "height" | "collection">;

export function getImage({ path, alt, width, height, collection }: StoredImage, origin: string): ListingImage {
  return { url: toAbsoluteUrl(path, origin), alt, width, height, collection };
}

/**
 * Returns the illustration for a listing without photos. It depends only on the listing's number and public sector, so
 * that it never changes and reveals nothing.
 */
export function getDrawnImage(
  listing: { category_slug: string; subcategory_slug: string | null; number: number },
  origin: string,
  locale: Locale,
): ListingImage {
  const describe = DRAWN[getStorefrontKind(listing.category_slug, listing.subcategory_slug)];
  return {
    url: toAbsoluteUrl(getStorefrontPath(listing), origin),
    alt: describe({}, getMessageOptions(locale)),
    width: 480,
    height: 320,
    collection: "storefront",
  };
}
