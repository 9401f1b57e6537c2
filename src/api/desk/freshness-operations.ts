import * as v from "valibot";
import { confirmListing, confirmListings, MAX_CONFIRMED } from "#domain/listings/freshness/confirm-listing.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { checkSchema } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";
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

export const FRESHNESS_OPERATIONS: readonly Operation[] = [confirmOne, confirmSeveral];
