import * as v from "valibot";
import { findPublicListing } from "#domain/listings/find-public-listing.ts";
import { searchListings } from "#domain/search/search-listings.ts";
import { defineOperation } from "../http/operation.ts";
import { checkFilters, filtersQuery, getMeta } from "./listing-filters.ts";
import { facetSchema, listingSchema, metaSchema } from "./response-schemas.ts";

const facetsSchema = v.strictObject({ category: facetSchema, subcategory: facetSchema, state: facetSchema });

export const listListings = defineOperation({
  id: "listListings",
  method: "GET",
  path: "/listings",
  tag: "Listings",
  summary: "Searches businesses and franchises for sale, with counts for each facet value",
  query: filtersQuery,
  response: {
    status: 200,
    schema: v.strictObject({ data: v.array(listingSchema), meta: metaSchema, facets: facetsSchema }),
  },
  problems: [422],
  check: ({ query }, context) => checkFilters(query, context),
  async handle(context, { input }) {
    const found = await searchListings(context, input);
    return { data: found.listings, meta: getMeta(found), facets: found.facets };
  },
});

export const showListing = defineOperation({
  id: "showListing",
  method: "GET",
  path: "/listings/{post}",
  tag: "Listings",
  summary: "Returns a business or franchise for sale",
  params: { post: "The listing's slug; only the number at its end is used." },
  response: { status: 200, schema: v.strictObject({ data: listingSchema }) },
  problems: [404, 410],
  find: (context, { post = "" }) => findPublicListing(context, post),
  handle: async (_, { subject }) => ({ data: subject }),
});
