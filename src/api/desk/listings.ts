import * as v from "valibot";
import { changeStatus, type StatusChange } from "#domain/listings/editing/change-status.ts";
import { createListing } from "#domain/listings/editing/create-listing.ts";
import { curateListing } from "#domain/listings/editing/curate-listing.ts";
import { duplicateListing } from "#domain/listings/editing/duplicate-listing.ts";
import { editListing, type ListingEdit } from "#domain/listings/editing/edit-listing.ts";
import { findDeskListing } from "#domain/listings/editing/find-desk-listing.ts";
import { listHistory } from "#domain/listings/editing/list-history.ts";
import { listQuestions } from "#domain/listings/editing/list-questions.ts";
import { listChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { listDeskListings } from "#domain/listings/editing/lists/list-desk-listings.ts";
import type { DeskListQuery, DeskSort } from "#domain/listings/editing/lists/list-queries.ts";
import { MAX_REASON_LENGTH } from "#domain/listings/editing/open-questions.ts";
import { previewListing } from "#domain/listings/editing/preview-listing.ts";
import { type PreviewRequest, previewListingPage } from "#domain/listings/editing/preview-page.ts";
import { type TypedFields, typedFieldsSchema } from "#domain/listings/fields/typed-fields.ts";
import { checkSchema, defineBody } from "../http/field-codes.ts";
import type { Checked, Operation } from "../http/operation.ts";
import { defineDeskOperation, parseListQuery } from "./desk-operation.ts";
import { parseFilters, parseStatus } from "./listing-list-filters.ts";
import { findListingFor as findFor, LISTING_PATH as path } from "./listing-subject.ts";
import { PHOTO_OPERATIONS } from "./photos.ts";

const answers = v.optional(
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(MAX_REASON_LENGTH, "too_long")), v.string("invalid")),
    v.description("The broker's answers to questions, by question ID."),
  ),
);

const editSchema = v.strictObject(
  { version: v.pipe(v.number("invalid"), v.integer("invalid")), fields: typedFieldsSchema, answers },
  "unknown_field",
);
const fieldsBody = v.strictObject({ fields: typedFieldsSchema }, "unknown_field");
const statusSchema = v.strictObject(
  {
    to: v.picklist(["active", "under_offer", "sold", "withdrawn"], "invalid"),
    version: v.optional(v.pipe(v.number("invalid"), v.integer("invalid"))),
    answers,
    closing_price: v.nullish(v.pipe(v.number("invalid"), v.finite("invalid"))),
    sold_on: v.optional(v.pipe(v.string("invalid"), v.regex(/^\d{4}-\d\d-\d\d$/, "invalid"))),
    terms: v.nullish(v.pipe(v.string("invalid"), v.maxLength(10_000, "too_long"))),
  },
  "unknown_field",
);
const pagePreviewSchema = v.strictObject(
  { fields: typedFieldsSchema, as: v.picklist(["visitor", "buyer"], "invalid") },
  "unknown_field",
);
const curateSchema = v.strictObject({ thropro: v.boolean("invalid") }, "unknown_field");

const SORTS = ["-updated_at", "listed_at", "confirmed_at", "name", "price", "number"] as const;

const listListings = defineDeskOperation<void, DeskListQuery>({
  id: "deskListListings",
  method: "GET",
  path: "/desk/listings",
  summary: "Lists the listings in your scope: your own, your office's, or all",
  right: "listing.read",
  check(raw, context): Checked<DeskListQuery> {
    const { filter, sort, ...request } = parseListQuery(raw, SORTS);
    const status = parseStatus(filter);
    return { input: { ...request, ...parseFilters(context, filter), status, sort: sort as DeskSort } };
  },
  async handle(context, { input }) {
    const { rows, total, counts } = await listDeskListings(context, input);
    return { data: rows, total, counts };
  },
});

const showChoices = defineDeskOperation<void, undefined>({
  id: "deskListingChoices",
  method: "GET",
  path: "/desk/listing-choices",
  summary: "Returns the choices of the listing form",
  right: "listing.read",
  handle: async (context) => await listChoices(context),
});

const create = defineDeskOperation<void, { fields: TypedFields }>({
  id: "deskCreateListing",
  method: "POST",
  path: "/desk/listings",
  summary: "Creates a draft listing",
  ...defineBody(fieldsBody),
  status: 201,
  idempotent: true,
  right: "listing.write",
  handle: async (context, { input }) => await createListing(context, input.fields),
});

const show = defineDeskOperation<number, undefined>({
  id: "deskShowListing",
  method: "GET",
  path,
  summary: "Returns a listing with its confidential details, photos and questions",
  find: findFor("listing.read"),
  handle: async (context, { subject }) => await findDeskListing(context, subject),
});

const edit = defineDeskOperation<number, Omit<ListingEdit, "number">>({
  id: "deskEditListing",
  method: "PUT",
  path,
  summary: "Changes a listing; 409 with the current version if someone else has changed it",
  ...defineBody(editSchema),
  find: findFor("listing.write"),
  handle: async (context, { subject, input }) => await editListing(context, { ...input, number: subject }),
});

const ask = defineDeskOperation<number, { fields: TypedFields }>({
  id: "deskAskQuestions",
  method: "POST",
  path: `${path}/questions`,
  summary: "Checks unsaved form values and returns questions and errors; stores nothing",
  ...defineBody(fieldsBody),
  find: findFor("listing.write"),
  handle: async (context, { subject, input }) => await listQuestions(context, { ...input, number: subject }),
});

const setStatus = defineDeskOperation<number, Omit<StatusChange, "number">>({
  id: "deskChangeStatus",
  method: "POST",
  path: `${path}/status`,
  summary: "Changes a listing's status: publish, under offer, back on the market, sold or withdrawn",
  body: statusSchema,
  find: findFor("listing.publish"),
  check: checkSchema(statusSchema) as Operation<number, Omit<StatusChange, "number">>["check"],
  handle: async (context, { subject, input }) => await changeStatus(context, { ...input, number: subject }),
});

const duplicate = defineDeskOperation<number, undefined>({
  id: "deskDuplicateListing",
  method: "POST",
  path: `${path}/duplicate`,
  summary: "Creates a draft with the values of another listing, without its photos",
  status: 201,
  idempotent: true,
  find: findFor("listing.write"),
  handle: async (context, { subject }) => await duplicateListing(context, subject),
});

const curate = defineDeskOperation<number, { thropro: boolean }>({
  id: "deskCurateListing",
  method: "PUT",
  path: `${path}/thropro`,
  summary: "Adds a listing to the curated collection or removes it",
  ...defineBody(curateSchema),
  find: findFor("listing.curate"),
  handle: async (context, { subject, input }) => await curateListing(context, { ...input, number: subject }),
});

const showHistory = defineDeskOperation<number, undefined>({
  id: "deskListingHistory",
  method: "GET",
  path: `${path}/history`,
  summary: "Who changed what of a listing, the latest first",
  find: findFor("listing.write"),
  handle: async (context, { subject }) => await listHistory(context, subject),
});

const preview = defineDeskOperation<number, "visitor" | "buyer">({
  id: "deskPreviewListing",
  method: "GET",
  path: `${path}/preview`,
  summary: "Previews a listing as a visitor or a buyer with an NDA sees it",
  query: v.object({ as: v.optional(v.picklist(["visitor", "buyer"])) }),
  find: findFor("listing.read"),
  check({ query }): Checked<"visitor" | "buyer"> {
    const as = query.get("as") || "visitor";
    return as === "visitor" || as === "buyer" ? { input: as } : { codes: { as: "invalid" } };
  },
  handle: async (context, { subject, input }) => await previewListing(context, { number: subject, as: input }),
});

const previewPage = defineDeskOperation<number, Omit<PreviewRequest, "number">>({
  id: "deskPreviewListingPage",
  method: "POST",
  path: `${path}/page-preview`,
  summary:
    "Renders a listing's page with unsaved form values, as a visitor or a buyer with an NDA sees it; stores nothing",
  ...defineBody(pagePreviewSchema),
  find: findFor("listing.read"),
  handle: async (context, { subject, input }) => ({
    html: await previewListingPage(context, { ...input, number: subject }),
  }),
});

export const LISTING_OPERATIONS: readonly Operation[] = [
  listListings,
  showChoices,
  create,
  show,
  edit,
  ask,
  setStatus,
  duplicate,
  curate,
  showHistory,
  preview,
  previewPage,
  ...PHOTO_OPERATIONS,
];
