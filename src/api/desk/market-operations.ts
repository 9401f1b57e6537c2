import * as v from "valibot";
import { dismissDuplicate } from "#domain/listings/editing/dismiss-duplicate.ts";
import { showMarket } from "#domain/listings/editing/show-market.ts";
import { confirmListing, confirmListings, MAX_CONFIRMED } from "#domain/listings/freshness/confirm-listing.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, parseId } from "./desk-operation.ts";
import { findListingFor, LISTING_PATH } from "./listing-subject.ts";

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
  find: findListingFor("listing.publish"),
  handle: async (context, { subject }) => await confirmListing(context, subject),
});

const confirmSeveral = defineDeskOperation<void, { numbers: number[] }>({
  id: "deskConfirmListings",
  method: "POST",
  path: "/desk/listing-confirmations",
  summary: "Records that several listings are current; those that aren't active are skipped",
  ...defineBody(confirmSchema),
  right: "listing.publish",
  handle: async (context, { input }) => await confirmListings(context, input.numbers),
});

const showMarketOperation = defineDeskOperation<number, undefined>({
  id: "deskListingMarket",
  method: "GET",
  path: `${LISTING_PATH}/market`,
  summary: "Returns a listing's days on the market, its prices, and listings that look like the same business",
  find: findListingFor("listing.read"),
  handle: async (context, { subject }) => await showMarket(context, subject),
});

const dismissSchema = v.strictObject({ is_dismissed: v.boolean("invalid") }, "unknown_field");

const dismiss = defineDeskOperation<[number: number, other: number], { is_dismissed: boolean }>({
  id: "deskDismissDuplicate",
  method: "PUT",
  path: `${LISTING_PATH}/duplicates/{other}`,
  summary: "Records that a listing that looks alike is a different business, or takes that back",
  ...defineBody(dismissSchema),
  find: async (context, params) => [await findListingFor("listing.write")(context, params), parseId(params, "other")],
  handle: async (context, { subject: [number, other], input }) =>
    await dismissDuplicate(context, { number, other, ...input }),
});

export const MARKET_OPERATIONS: readonly Operation[] = [confirmOne, confirmSeveral, showMarketOperation, dismiss];
