import { createInquiryProblem } from "#domain/leads/inquiries/inquiry-messages.ts";
import type { FieldCodes } from "#domain/leads/inquiries/inquiry-schema.ts";
import type { FieldType } from "#domain/listings/fields/field-row.ts";
import { getFieldName, LISTED_FIELDS, LISTING_FIELDS } from "#domain/listings/fields/listing-fields.ts";
import { findPublicListing } from "#domain/listings/find-public-listing.ts";
import type { Listing as PublicListing } from "#domain/listings/listing-view.ts";
import type { FacetValue } from "#domain/search/facets.ts";
import { FILTER_KEYS, type FilterType, getFilter, NO_FILTERS } from "#domain/search/search-filters.ts";
import { type SearchResult, searchListings } from "#domain/search/search-listings.ts";
import { Gone, NotFound } from "#lib/errors.ts";
import { isAlwaysSet } from "../../rest/listing-entries.ts";
import { checkFilters, toFilterParams } from "../../rest/listing-filters.ts";
import { builder } from "../builder.ts";
import { Media } from "./media.ts";

const SCALARS: Record<FieldType, "String" | "Float" | "Int" | "Boolean"> = {
  text: "String",
  choice: "String",
  place: "String",
  sector: "String",
  money: "Float",
  percent: "Float",
  coordinate: "Float",
  count: "Int",
  year: "Int",
  owner: "Int",
  flag: "Boolean",
  years: "String",
};

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
    slug: t.exposeString("slug", { nullable: false, description: "The {post} of the listing's URLs." }),
    url: t.exposeString("url", { nullable: false }),
    status: t.exposeString("status", { nullable: false, description: "active or under_offer." }),
    category: t.exposeString("category", { nullable: false }),
    subcategory: t.exposeString("subcategory"),
    currency: t.exposeString("currency", { nullable: false }),
    state: t.exposeString("state", { nullable: false }),
    location: t.exposeString("location", { nullable: false }),
    ...Object.fromEntries(
      LISTED_FIELDS.map((field) => {
        const name = getFieldName(field) as keyof PublicListing;
        const row = LISTING_FIELDS[field];
        const description =
          row.choices && `${new Intl.ListFormat("en", { type: "disjunction" }).format(Object.keys(row.choices))}.`;
        return [
          name,
          t.field({
            type: SCALARS[row.type],
            nullable: !isAlwaysSet(row),
            description,
            resolve: (listing) => listing[name] as never,
          }),
        ];
      }),
    ),
    images: t.expose("images", { type: [Media], nullable: false }),
    office: t.expose("office", { type: ListingOffice, nullable: false }),
    agent: t.expose("agent", { type: ListingAgent, nullable: true }),
    price_before: t.exposeFloat("price_before", {
      description: "The price before its latest change, if that was a reduction.",
    }),
    listed_at: t.exposeString("listed_at", { nullable: false }),
    updated_at: t.exposeString("updated_at", { nullable: false }),
    confirmed_at: t.exposeString("confirmed_at"),
  }),
});

/** The GraphQL type of each filter's argument. The API contract has no arguments for places. */
const ARGUMENTS: Partial<Record<FilterType, string | [string]>> = {
  words: "String",
  slugs: ["String"],
  amount: "Float",
  income: "Float",
  decimal: "Float",
  whole: "Int",
  flag: "Boolean",
  kind: "String",
  owner: "String",
  sort: "String",
  count: "Int",
};

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
    args: Object.fromEntries(
      FILTER_KEYS.filter((key) => ARGUMENTS[getFilter(key).type]).map((key) => {
        const { type, default: number, description = "" } = getFilter(key);
        const defaultValue = type === "sort" ? NO_FILTERS.sort : number;
        return [
          key,
          t.arg({
            type: ARGUMENTS[type] as never,
            ...(type !== "slugs" && defaultValue !== undefined && { defaultValue: defaultValue as never }),
            ...(key === "per_page" && { description }),
          }),
        ];
      }),
    ),
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
