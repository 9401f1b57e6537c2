import { findBlogPost } from "#domain/content/blog/find-blog-post.ts";
import type { Context } from "#domain/context.ts";
import { findPublicListing } from "#domain/listings/find-public-listing.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { findLogoFile } from "#domain/network/logo/find-logo-file.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { getOfficeLabel } from "#domain/offices/office-label.ts";
import { findProfilePhoto } from "#domain/offices/profile-photos/find-profile-photo.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import { drawStorefrontOfKind } from "#illustrations/storefronts/draw-storefront.ts";
import { getStorefrontKind } from "#illustrations/storefronts/storefront-kind.ts";
import { createCurrencyFormat } from "#lib/currency-format.ts";
import { m } from "#messages/messages.js";
import type { SharePicture } from "./share-picture.ts";

/** Returns the network's name and logo for share pictures. */
async function getBrand(context: Context): Promise<Pick<SharePicture, "brand" | "logo">> {
  const { brand, logo } = context.network;
  const bytes = logo && (await findLogoFile(context, logo.path));
  return { brand, logo: bytes ? `data:image/png;base64,${Buffer.from(bytes).toString("base64")}` : null };
}

/** Returns the share picture of pages without their own. */
export async function getNetworkPicture(context: Context): Promise<SharePicture> {
  const { edition, locale, network } = context;
  return {
    ...(await getBrand(context)),
    kicker: translateEditionWord(locale, edition.name),
    title: network.brand,
    line: "",
    stats: [],
    drawing: null,
  };
}

/**
 * Returns the share picture of a listing by its number.
 *
 * @throws NotFound, Gone
 */
export async function getListingPicture(context: Context, number: string): Promise<SharePicture> {
  const listing = await findPublicListing(context, number);
  const { name, category, category_slug, subcategory_slug, location } = listing;
  return {
    ...(await getBrand(context)),
    kicker: category,
    title: name,
    line: location,
    stats: getStats(listing, getFormatLocale(context.edition, context.locale)),
    drawing: drawStorefrontOfKind(getStorefrontKind(category_slug, subcategory_slug), listing.number),
  };
}

function getStats(listing: Listing, locale: string): SharePicture["stats"] {
  const { price, sellers_discretionary_earnings: sde, investment_min, investment_max, currency } = listing;
  const format = createCurrencyFormat(locale, currency);
  const formatMoney = (amount: number | null): string => (amount === null ? m.not_disclosed() : format.format(amount));
  if (listing.kind === "franchise" && investment_min !== null && investment_max !== null)
    return [
      {
        label: m.listing_field_investment_min(),
        value: `${formatMoney(investment_min)} – ${formatMoney(investment_max)}`,
      },
    ];
  return [
    { label: m.listing_field_price(), value: formatMoney(price) },
    { label: m.listing_field_sde(), value: formatMoney(sde) },
  ];
}

/**
 * Returns the share picture of an office by its slug.
 *
 * @throws NotFound
 */
export async function getOfficePicture(context: Context, slug: string): Promise<SharePicture> {
  const office = await findOffice(context, slug);
  return {
    ...(await getBrand(context)),
    kicker: getOfficeLabel(context),
    title: office.name,
    line: [office.heading, `${office.locality}, ${office.state}`].filter(Boolean).join(" · "),
    stats: [],
    drawing: (await readOfficePhoto(context, office.photo)) ?? drawStorefrontOfKind("office", office.id),
  };
}

/** Returns an office's photo as a data URL. */
async function readOfficePhoto(context: Context, path: string | null): Promise<string | null> {
  const bytes = path && (await findProfilePhoto(context, path));
  return bytes ? `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}` : null;
}

/**
 * Returns the share picture of an article, or of an office's own article if its slug is given.
 *
 * @throws NotFound
 */
export async function getPostPicture(context: Context, slug: string, office?: string): Promise<SharePicture> {
  const office_id = office === undefined ? null : (await findOffice(context, office)).id;
  const post = await findBlogPost(context, slug, { office_id });
  return {
    ...(await getBrand(context)),
    kicker: m.blog(),
    title: post.heading,
    line: post.lead || post.description,
    stats: [],
    drawing: null,
  };
}
