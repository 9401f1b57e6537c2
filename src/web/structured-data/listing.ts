import type { Listing } from "#domain/listings/listing-view.ts";
import { shortenText } from "#lib/plain-text.ts";
import { type Thing, thing } from "./thing.ts";

/** Max description length in characters; search engines don't need more. */
const DESCRIPTION = 500;

/**
 * Describes a listing as a Product with an Offer. It uses the public listing, so it never contains confidential
 * details. An undisclosed price is omitted.
 */
export function listingThing(listing: Listing, home: string): Thing {
  const { url, office, agent } = listing;
  return thing("Product", {
    "@id": `${url}#listing`,
    name: listing.name,
    url,
    sku: String(listing.number),
    description: shortenText(listing.description, DESCRIPTION),
    category: [listing.category, listing.subcategory].filter(Boolean).join(" > "),
    image: listing.images.map((image) => image.url),
    offers: thing("Offer", {
      url,
      price: listing.price,
      priceCurrency: listing.price === null ? null : listing.currency,
      availability: `https://schema.org/${listing.status === "under_offer" ? "LimitedAvailability" : "InStock"}`,
      areaServed: thing("AdministrativeArea", { name: listing.location }),
      seller: agent
        ? thing("Person", { name: agent.name, url: `${home}/agents/${agent.slug}`, telephone: agent.phone })
        : thing("LocalBusiness", { name: office.name, telephone: office.phone }),
    }),
  });
}
