import * as v from "valibot";
import {
  makeSellerLink,
  revokeSellerLinks,
  type SellerPageEdit,
  saveSellerPage,
  sellerPageSchema,
  showSellerPage,
} from "#domain/listings/seller-pages/edit-seller-page.ts";
import { checkSchema } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";
import { findListingFor, LISTING_PARAMS, LISTING_PATH } from "./listing-subject.ts";

const time = v.nullable(v.pipe(v.string(), v.isoTimestamp()));
const pageSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.description("Send it back with a change; 0 before the first.")),
  note: v.string(),
  email: v.nullable(v.string()),
  locale: v.string(),
  is_weekly: v.boolean(),
  linked_at: v.pipe(time, v.description("When the link was made that works now; null if there is none.")),
  opened_at: time,
  sent_at: v.pipe(time, v.description("When the latest weekly email was written.")),
  locales: v.array(v.string()),
});

const subject = { params: LISTING_PARAMS, find: findListingFor("listing.write") };

const show = defineDeskOperation<number, undefined>({
  ...subject,
  id: "deskSellerPage",
  method: "GET",
  path: `${LISTING_PATH}/seller-page`,
  summary: "Returns what a listing's broker shows its seller",
  response: { status: 200, schema: pageSchema },
  problems: [404],
  handle: async (context, { subject }) => await showSellerPage(context, subject),
});

const save = defineDeskOperation<number, Omit<SellerPageEdit, "number">>({
  ...subject,
  id: "deskSaveSellerPage",
  method: "PUT",
  path: `${LISTING_PATH}/seller-page`,
  summary: "Changes the note to a listing's seller and the weekly email",
  body: sellerPageSchema,
  required: ["version", "locale", "is_weekly"],
  response: { status: 200, schema: pageSchema },
  problems: [404, 409],
  check: checkSchema(sellerPageSchema),
  handle: async (context, { subject, input }) => await saveSellerPage(context, { ...input, number: subject }),
});

const makeLink = defineDeskOperation<number, undefined>({
  ...subject,
  id: "deskMakeSellerLink",
  method: "POST",
  path: `${LISTING_PATH}/seller-link`,
  summary: "Makes the secret link that opens the seller's page, and ends earlier ones; it is returned only once",
  response: { status: 201, schema: v.strictObject({ url: v.string(), page: pageSchema }) },
  problems: [404],
  handle: async (context, { subject }) => await makeSellerLink(context, subject),
});

const revokeLinks = defineDeskOperation<number, undefined>({
  ...subject,
  id: "deskRevokeSellerLinks",
  method: "DELETE",
  path: `${LISTING_PATH}/seller-link`,
  summary: "Revokes all links to the seller's page and ends the weekly email",
  response: { status: 200, schema: pageSchema },
  problems: [404],
  handle: async (context, { subject }) => await revokeSellerLinks(context, subject),
});

export const SELLER_PAGE_OPERATIONS: readonly Operation[] = [show, save, makeLink, revokeLinks];
