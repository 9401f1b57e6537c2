import { createInquiryProblem } from "#domain/leads/inquiries/inquiry-messages.ts";
import type { FieldCodes } from "#domain/leads/inquiries/inquiry-schema.ts";
import { findPublicListing } from "#domain/listings/find-public-listing.ts";
import type { Listing as PublicListing } from "#domain/listings/listing-view.ts";
import type { FacetValue } from "#domain/search/facets.ts";
import { type SearchResult, searchListings } from "#domain/search/search-listings.ts";
import { Gone, NotFound } from "#lib/errors.ts";
import { checkFilters, toFilterParams } from "../../rest/listing-filters.ts";
import { builder } from "../builder.ts";
import { Media } from "./media.ts";

const ListingOffice = builder.objectRef<PublicListing["office"]>("ListingOffice").implement({
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    slug: t.exposeString("slug", { nullable: false }),
    state_slug: t.exposeString("state_slug", { nullable: false }),
    phone: t.exposeString("phone"),
  }),
});

const ListingAgent = builder.objectRef<NonNullable<PublicListing["agent"]>>("ListingAgent").implement({
  fields: (t) => ({
    name: t.exposeString("name", { nullable: false }),
    slug: t.exposeString("slug", { nullable: false }),
    phone: t.exposeString("phone"),
    image: t.exposeString("image", { description: "Absolute." }),
  }),
});

const Listing = builder.objectRef<PublicListing>("Listing").implement({
  description: "A business or franchise for sale. Amounts are in major units of its currency; null is not disclosed.",
  fields: (t) => ({
    number: t.exposeInt("number", { nullable: false }),
    slug: t.exposeString("slug", { nullable: false, description: "The {post} of the listing's addresses." }),
    url: t.exposeString("url", { nullable: false }),
    name: t.exposeString("name", { nullable: false }),
    kind: t.exposeString("kind", { nullable: false, description: "business or franchise." }),
    status: t.exposeString("status", { nullable: false, description: "active or under_offer." }),
    category: t.exposeString("category", { nullable: false }),
    category_slug: t.exposeString("category_slug", { nullable: false }),
    subcategory: t.exposeString("subcategory"),
    subcategory_slug: t.exposeString("subcategory_slug"),
    currency: t.exposeString("currency", { nullable: false }),
    price: t.exposeFloat("price"),
    down_payment: t.exposeFloat("down_payment"),
    sellers_discretionary_earnings: t.exposeFloat("sellers_discretionary_earnings"),
    total_sales: t.exposeFloat("total_sales"),
    inventory: t.exposeFloat("inventory"),
    furniture_fixtures_equipment: t.exposeFloat("furniture_fixtures_equipment"),
    state: t.exposeString("state", { nullable: false }),
    state_slug: t.exposeString("state_slug", { nullable: false }),
    county: t.exposeString("county"),
    location: t.exposeString("location", { nullable: false }),
    employees: t.exposeInt("employees"),
    year_established: t.exposeInt("year_established"),
    reason_for_selling: t.exposeString("reason_for_selling"),
    description: t.exposeString("description", { nullable: false }),
    franchisee_operation: t.exposeBoolean("franchisee_operation", { nullable: false }),
    relocatable: t.exposeBoolean("relocatable", { nullable: false }),
    real_estate: t.exposeString("real_estate", { nullable: false, description: "none, available or included." }),
    lender_prequalified: t.exposeBoolean("lender_prequalified", { nullable: false }),
    investment_min: t.exposeFloat("investment_min"),
    investment_max: t.exposeFloat("investment_max"),
    franchise_fee: t.exposeFloat("franchise_fee"),
    royalty_percent: t.exposeFloat("royalty_percent"),
    images: t.expose("images", { type: [Media], nullable: false }),
    office: t.expose("office", { type: ListingOffice, nullable: false }),
    agent: t.expose("agent", { type: ListingAgent, nullable: true }),
    listed_at: t.exposeString("listed_at", { nullable: false }),
    updated_at: t.exposeString("updated_at", { nullable: false }),
    confirmed_at: t.exposeString("confirmed_at"),
  }),
});

const Facet = builder.objectRef<FacetValue>("Facet").implement({
  fields: (t) => ({
    value: t.exposeString("value", { nullable: false }),
    label: t.exposeString("label", { nullable: false }),
    count: t.exposeInt("count", { nullable: false }),
  }),
});

const ListingPage = builder.objectRef<SearchResult>("ListingPage").implement({
  fields: (t) => {
    const defineFacetField = (of: keyof SearchResult["facets"]) =>
      t.field({ type: [Facet], nullable: false, resolve: ({ facets }) => facets[of] });
    return {
      data: t.expose("listings", { type: [Listing], nullable: false }),
      total: t.exposeInt("total", { nullable: false }),
      page: t.exposeInt("page", { nullable: false }),
      per_page: t.exposeInt("per_page", { nullable: false }),
      category: defineFacetField("category"),
      subcategory: defineFacetField("subcategory"),
      state: defineFacetField("state"),
    };
  },
});

builder.queryFields((t) => ({
  listings: t.field({
    type: ListingPage,
    nullable: false,
    description: "Businesses and franchises for sale, a page at a time; each facet ignores its own filter.",
    args: {
      q: t.arg.string(),
      state: t.arg.stringList(),
      category: t.arg.stringList(),
      subcategory: t.arg.stringList(),
      price_min: t.arg.float(),
      price_max: t.arg.float(),
      down_payment_max: t.arg.float(),
      sde_min: t.arg.float(),
      kind: t.arg.string(),
      franchise: t.arg.boolean(),
      relocatable: t.arg.boolean(),
      real_estate: t.arg.boolean(),
      lender_prequalified: t.arg.boolean(),
      office: t.arg.string(),
      agent: t.arg.string(),
      sort: t.arg.string({ defaultValue: "newest" }),
      page: t.arg.int({ defaultValue: 1 }),
      per_page: t.arg.int({ defaultValue: 24, description: "At most 100." }),
    },
    async resolve(_, args, { context }) {
      const checked = await checkFilters(toFilterParams(args), context);
      if ("codes" in checked) throw createInquiryProblem(checked.codes as FieldCodes, context.locale);
      return searchListings(context, checked.input);
    },
  }),
  listing: t.field({
    type: Listing,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_, { slug }, { context }) =>
      findPublicListing(context, slug).catch((error) => {
        if (error instanceof NotFound || error instanceof Gone) return null;
        throw error;
      }),
  }),
}));
