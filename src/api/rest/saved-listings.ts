import * as v from "valibot";
import { listSavedListings } from "#domain/buyers/saved/list-saved-listings.ts";
import { removeSavedListing } from "#domain/buyers/saved/remove-saved-listing.ts";
import { requireSavable, saveListing } from "#domain/buyers/saved/save-listing.ts";
import { defineOperation } from "../http/operation.ts";
import { requirePost } from "./listing-post.ts";
import { listingSchema } from "./response-schemas.ts";

const time = v.pipe(v.string(), v.isoTimestamp());
const at = v.pipe(v.nullable(time), v.description("When it changed, if recorded."));
const params = { post: "The listing's slug; only the number at its end is used." };

const goneSchema = v.pipe(
  v.strictObject({ number: v.number(), name: v.string(), status: v.picklist(["sold", "withdrawn"]) }),
  v.description("A listing that is no longer public."),
);

const changeSchema = v.variant("kind", [
  v.strictObject({ kind: v.picklist(["price_down", "price_up"]), from: v.number(), to: v.number(), at }),
  v.strictObject({ kind: v.literal("price_disclosed"), from: v.null(), to: v.number(), at }),
  v.strictObject({ kind: v.literal("price_withheld"), from: v.number(), to: v.null(), at }),
  v.strictObject({ kind: v.picklist(["under_offer", "back_on_market", "sold", "withdrawn"]), at }),
]);

export const listSaved = defineOperation({
  id: "listSavedListings",
  method: "GET",
  path: "/saved-listings",
  tag: "Buyers",
  summary: "Lists the buyer's saved listings, newest first, with what has changed since",
  who: "buyer",
  response: {
    status: 200,
    schema: v.strictObject({
      data: v.array(
        v.strictObject({
          listing: v.union([listingSchema, goneSchema]),
          saved_at: time,
          changes: v.array(changeSchema),
        }),
      ),
    }),
  },
  handle: async (context) => ({ data: await listSavedListings(context) }),
});

export const putSaved = defineOperation<string, undefined>({
  id: "saveListing",
  method: "PUT",
  path: "/saved-listings/{post}",
  tag: "Buyers",
  summary: "Saves a listing; does nothing if it is already saved",
  params,
  who: "buyer",
  response: { status: 204 },
  problems: [404, 409, 410],
  async find(context, { post = "" }) {
    await requireSavable(context, post);
    return post;
  },
  handle: (context, { subject }) => saveListing(context, subject),
});

export const deleteSaved = defineOperation<string, undefined>({
  id: "removeSavedListing",
  method: "DELETE",
  path: "/saved-listings/{post}",
  tag: "Buyers",
  summary: "Removes a saved listing",
  params,
  who: "buyer",
  response: { status: 204 },
  problems: [404],
  find: requirePost,
  handle: (context, { subject }) => removeSavedListing(context, subject),
});
