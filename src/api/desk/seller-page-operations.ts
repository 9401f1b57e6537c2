import {
  makeSellerLink,
  revokeSellerLinks,
  type SellerPageEdit,
  saveSellerPage,
  sellerPageSchema,
  showSellerPage,
} from "#domain/listings/seller-pages/edit-seller-page.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";
import { findListingFor, LISTING_PATH } from "./listing-subject.ts";

const find = findListingFor("listing.write");

const show = defineDeskOperation<number, undefined>({
  find,
  id: "deskSellerPage",
  method: "GET",
  path: `${LISTING_PATH}/seller-page`,
  summary: "Returns what a listing's broker shows its seller",
  handle: async (context, { subject }) => await showSellerPage(context, subject),
});

const save = defineDeskOperation<number, Omit<SellerPageEdit, "number">>({
  find,
  id: "deskSaveSellerPage",
  method: "PUT",
  path: `${LISTING_PATH}/seller-page`,
  summary: "Changes the note to a listing's seller and the weekly email",
  ...defineBody(sellerPageSchema),
  handle: async (context, { subject, input }) => await saveSellerPage(context, { ...input, number: subject }),
});

const makeLink = defineDeskOperation<number, undefined>({
  find,
  id: "deskMakeSellerLink",
  method: "POST",
  path: `${LISTING_PATH}/seller-link`,
  summary: "Makes the secret link that opens the seller's page, and ends earlier ones; it is returned only once",
  status: 201,
  handle: async (context, { subject }) => await makeSellerLink(context, subject),
});

const revokeLinks = defineDeskOperation<number, undefined>({
  find,
  id: "deskRevokeSellerLinks",
  method: "DELETE",
  path: `${LISTING_PATH}/seller-link`,
  summary: "Revokes all links to the seller's page and ends the weekly email",
  handle: async (context, { subject }) => await revokeSellerLinks(context, subject),
});

export const SELLER_PAGE_OPERATIONS: readonly Operation[] = [show, save, makeLink, revokeLinks];
