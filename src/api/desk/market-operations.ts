import * as v from "valibot";
import { dismissDuplicate } from "#domain/listings/editing/dismiss-duplicate.ts";
import { showMarket } from "#domain/listings/editing/show-market.ts";
import { confirmListing, confirmListings, MAX_CONFIRMED } from "#domain/listings/freshness/confirm-listing.ts";
import { LISTING_KINDS, LISTING_STATUSES } from "#domain/listings/listing.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { checkSchema } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, parseId } from "./desk-operation.ts";
import { deskListingSchema } from "./listing-schemas.ts";
import { findListingFor, LISTING_PARAMS, LISTING_PATH } from "./listing-subject.ts";

const numbers = v.array(v.pipe(v.number("invalid"), v.integer("invalid")));
const confirmSchema = v.strictObject(
  {
    numbers: v.pipe(
      v.array(v.pipe(v.number("invalid"), v.integer("invalid")), "invalid"),
      v.minLength(1, "required"),
      v.maxLength(MAX_CONFIRMED, "too_long"),
    ),
  },
  "unknown_field",
);

const confirmOne = defineDeskOperation<number, undefined>({
  id: "deskConfirmListing",
  method: "POST",
  path: `${LISTING_PATH}/confirm`,
  summary: "Records that a listing on the market is current",
  params: LISTING_PARAMS,
  response: { status: 200, schema: deskListingSchema },
  problems: [404, 409],
  find: findListingFor("listing.publish"),
  handle: async (context, { subject }) => await confirmListing(context, subject),
});

const confirmSeveral = defineDeskOperation<void, { numbers: number[] }>({
  id: "deskConfirmListings",
  method: "POST",
  path: "/desk/listing-confirmations",
  summary: "Records that several listings are current; those that aren't active are skipped",
  body: confirmSchema,
  required: ["numbers"],
  response: { status: 200, schema: v.strictObject({ confirmed: numbers, skipped: numbers }) },
  problems: [404],
  find: async (context) => void authorize(context, "listing.publish"),
  check: checkSchema(confirmSchema),
  handle: async (context, { input }) => await confirmListings(context, input.numbers),
});

const integer = v.pipe(v.number(), v.integer());
const marketSchema = v.strictObject({
  days_on_market: v.pipe(v.nullable(integer), v.description("Null for a draft.")),
  price_history: v.pipe(
    v.array(v.strictObject({ at: v.pipe(v.string(), v.isoTimestamp()), price: v.nullable(v.number()) })),
    v.description("Oldest first; empty if the price has never changed."),
  ),
  duplicates: v.array(
    v.strictObject({
      number: integer,
      slug: v.string(),
      name: v.string(),
      kind: v.picklist(LISTING_KINDS),
      status: v.picklist(LISTING_STATUSES),
      office: v.string(),
      shared: v.pipe(v.array(v.string()), v.description("The fields that are alike.")),
      is_dismissed: v.pipe(v.boolean(), v.description("Whether a broker said that it is a different business.")),
      is_readable: v.pipe(v.boolean(), v.description("Whether you may open it at the desk.")),
    }),
  ),
});

const showMarketOperation = defineDeskOperation<number, undefined>({
  id: "deskListingMarket",
  method: "GET",
  path: `${LISTING_PATH}/market`,
  summary: "Returns a listing's days on the market, its prices, and listings that look like the same business",
  params: LISTING_PARAMS,
  response: { status: 200, schema: marketSchema },
  problems: [404],
  find: findListingFor("listing.read"),
  handle: async (context, { subject }) => await showMarket(context, subject),
});

const dismissSchema = v.strictObject({ is_dismissed: v.boolean("invalid") }, "unknown_field");

const dismiss = defineDeskOperation<[number: number, other: number], { is_dismissed: boolean }>({
  id: "deskDismissDuplicate",
  method: "PUT",
  path: `${LISTING_PATH}/duplicates/{other}`,
  summary: "Records that a listing that looks alike is a different business, or takes that back",
  params: { ...LISTING_PARAMS, other: "The other listing's number." },
  body: dismissSchema,
  required: ["is_dismissed"],
  response: { status: 200, schema: marketSchema },
  problems: [404],
  find: async (context, params) => [await findListingFor("listing.write")(context, params), parseId(params, "other")],
  check: checkSchema(dismissSchema),
  handle: async (context, { subject: [number, other], input }) =>
    await dismissDuplicate(context, { number, other, ...input }),
});

export const MARKET_OPERATIONS: readonly Operation[] = [confirmOne, confirmSeveral, showMarketOperation, dismiss];
