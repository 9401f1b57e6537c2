import { createEmptyValues, toListedValues } from "#domain/listings/fields/listing-values.ts";
import type { Listing } from "#domain/listings/listing-view.ts";

/** A public listing in which nothing is disclosed, with some values of its own. */
export function createPublicListing(more: Partial<Listing> = {}): Listing {
  return {
    ...toListedValues(createEmptyValues({ office_id: 1, agent_id: null }), "USD"),
    number: 1,
    slug: "listing-1",
    url: "https://www.brokers.internal/buy-a-business/listings/listing-1",
    status: "active",
    category: "Food and Restaurants",
    category_slug: "food-restaurants",
    subcategory: null,
    currency: "USD",
    state: "Florida",
    state_slug: "florida",
    location: "Florida",
    images: [],
    office: { name: "Miami", slug: "miami", state_slug: "florida", phone: null },
    agent: null,
    listed_at: "2026-11-01T00:00:00Z",
    updated_at: "2026-11-01T00:00:00Z",
    price_before: null,
    confirmed_at: null,
    ...more,
  };
}
