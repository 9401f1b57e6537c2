import type { Listing } from "#domain/listings/listing-view.ts";
import { shortenText } from "#lib/plain-text.ts";
import { createThing, type Thing } from "./thing.ts";

/** Max description length in characters; search engines don't need more. */
const MAX_DESCRIPTION_LENGTH = 500;

/**
 * Describes a listing as a Product with an Offer. It uses the public listing, so it never contains confidential
 * details. An undisclosed price is omitted.
 */
export function describeListing(listing: Listing, home: string): Thing {
  const { url, office, agent } = listing;
  return createThing("Product", {
    "@id": `${url}#listing`,
    name: listing.name,
    url,
    sku: String(listing.number),
    description: shortenText(listing.description, MAX_DESCRIPTION_LENGTH),
    category: [listing.category, listing.subcategory].filter(Boolean).join(" > "),
    image: listing.images.map((image) => image.url),
    offers: createThing("Offer", {
      url,
      price: listing.price,
      priceCurrency: listing.price === null ? null : listing.currency,
      availability: `https://schema.org/${listing.status === "under_offer" ? "LimitedAvailability" : "InStock"}`,
      areaServed: createThing("AdministrativeArea", { name: listing.location }),
      seller: agent
        ? createThing("Person", { name: agent.name, url: `${home}/agents/${agent.slug}`, telephone: agent.phone })
        : createThing("LocalBusiness", { name: office.name, telephone: office.phone }),
    }),
  });
}
