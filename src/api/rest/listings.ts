import * as v from "valibot";
import { findPublicListing } from "#domain/listings/find-public-listing.ts";
import { searchListings } from "#domain/search/search-listings.ts";
import { operation } from "../http/operation.ts";
import { facetAnswer, listingAnswer, metaAnswer } from "./answers.ts";
import { checkedFilters, filtersQuery, getMeta } from "./listing-filters.ts";

const facetsAnswer = v.strictObject({ category: facetAnswer, subcategory: facetAnswer, state: facetAnswer });

export const listListings = operation({
  id: "listListings",
  method: "GET",
  path: "/listings",
  tag: "Listings",
  summary: "Businesses and franchises for sale, a page at a time, and how many each facet's value would leave",
  query: filtersQuery,
  answer: {
    status: 200,
    schema: v.strictObject({ data: v.array(listingAnswer), meta: metaAnswer, facets: facetsAnswer }),
  },
  problems: [422],
  check: ({ query }, context) => checkedFilters(query, context),
  async handle(context, { input }) {
    const found = await searchListings(context, input);
    return { data: found.listings, meta: getMeta(found), facets: found.facets };
  },
});

export const showListing = operation({
  id: "showListing",
  method: "GET",
  path: "/listings/{post}",
  tag: "Listings",
  summary: "A business or franchise for sale",
  params: { post: "The listing's slug; only the number it ends in counts." },
  answer: { status: 200, schema: v.strictObject({ data: listingAnswer }) },
  problems: [404, 410],
  find: (context, { post = "" }) => findPublicListing(context, post),
  handle: async (_, { subject }) => ({ data: subject }),
});
