import * as v from "valibot";
import { askQuestions } from "#domain/editing/ask-questions.ts";
import { changeStatus, type StatusChange } from "#domain/editing/change-status.ts";
import { createListing } from "#domain/editing/create-listing.ts";
import { curateListing } from "#domain/editing/curate-listing.ts";
import { duplicateListing } from "#domain/editing/duplicate-listing.ts";
import { editListing, type ListingEdit } from "#domain/editing/edit-listing.ts";
import { findAtDesk } from "#domain/editing/find-at-desk.ts";
import { listAtDesk } from "#domain/editing/list-at-desk.ts";
import { listChoices } from "#domain/editing/list-choices.ts";
import { listHistory } from "#domain/editing/list-history.ts";
import { type AskedList, DESK_SORTS } from "#domain/editing/list-queries.ts";
import { LONGEST_REASON } from "#domain/editing/open-questions.ts";
import { previewListing } from "#domain/editing/preview-listing.ts";
import { type TypedFields, typedFieldsSchema } from "#domain/editing/typed-fields.ts";
import { LISTING_STATUSES } from "#domain/listings/listing.ts";
import { checkedBy } from "../http/field-codes.ts";
import { type Checked, type Operation, operation } from "../http/operation.ts";
import { listingAnswer } from "../rest/answers.ts";
import {
  choicesAnswer,
  confidentialAnswer,
  deskListAnswer,
  deskListingAnswer,
  historyAnswer,
  remarksAnswer,
} from "./listing-answers.ts";
import { PHOTO_OPERATIONS } from "./photo-operations.ts";

const tag = "Desk: listings";
const who = "staff" as const;
const path = "/desk/listings/{number}";
const params = { number: "The listing's number." };
/** No listing has the number 0. */
const numberIn = (params: Record<string, string>): number =>
  /^\d{1,9}$/.test(params.number ?? "") ? Number(params.number) : 0;
const find = async (_: unknown, params: Record<string, string>): Promise<number> => numberIn(params);

const answers = v.optional(
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(LONGEST_REASON, "too_long")), v.string("invalid")),
    v.description("What the broker says to questions, by their id."),
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
const curateSchema = v.strictObject({ thropro: v.boolean("invalid") }, "unknown_field");

const PER_PAGE = 25;

const listListings = operation<undefined, AskedList>({
  id: "deskListListings",
  method: "GET",
  path: "/desk/listings",
  tag,
  summary: "The listings that one may see: one's own, one's office's, or all",
  who,
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.description("Words of the headline or the legal name, or a number."))),
    status: v.optional(v.picklist(LISTING_STATUSES)),
    sort: v.optional(v.picklist(DESK_SORTS)),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/))),
    per_page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/))),
  }),
  answer: { status: 200, schema: deskListAnswer },
  refusals: [422],
  check({ query }): Checked<AskedList> {
    const status = LISTING_STATUSES.find((status) => status === query.get("status")) ?? null;
    const sort = DESK_SORTS.find((sort) => sort === (query.get("sort") || "updated"));
    const [page, per_page] = [query.get("page") || "1", query.get("per_page") || String(PER_PAGE)];
    if (query.get("status") && !status) return { codes: { status: "invalid" } };
    if (!sort) return { codes: { sort: "invalid" } };
    if (!/^[1-9]\d{0,5}$/.test(page)) return { codes: { page: "invalid" } };
    if (!/^[1-9]\d{0,2}$/.test(per_page) || Number(per_page) > 100) return { codes: { per_page: "invalid" } };
    const q = (query.get("q") ?? "").slice(0, 200).replaceAll("\0", "");
    return { input: { q, status, sort, page: Number(page), per_page: Number(per_page) } };
  },
  async handle(context, { input }) {
    const { rows, total, counts } = await listAtDesk(context, input);
    const { page, per_page } = input;
    return { data: rows, meta: { page, per_page, total, pages: Math.max(1, Math.ceil(total / per_page)), counts } };
  },
});

const showChoices = operation({
  id: "deskListingChoices",
  method: "GET",
  path: "/desk/listing-choices",
  tag,
  summary: "What may be chosen in a listing's form",
  who,
  answer: { status: 200, schema: choicesAnswer },
  handle: async (context) => ({ data: await listChoices(context) }),
});

const create = operation<undefined, { fields: TypedFields }>({
  id: "deskCreateListing",
  method: "POST",
  path: "/desk/listings",
  tag,
  summary: "Begins a listing, as a draft",
  who,
  body: fieldsBody,
  required: ["fields"],
  answer: { status: 201, schema: deskListingAnswer },
  idempotent: true,
  check: checkedBy(fieldsBody),
  handle: async (context, { input }) => ({ data: await createListing(context, input.fields) }),
});

const show = operation<number, undefined>({
  id: "deskShowListing",
  method: "GET",
  path,
  tag,
  summary: "A listing with its confidential part, photos and questions",
  params,
  who,
  answer: { status: 200, schema: deskListingAnswer },
  refusals: [404],
  find,
  handle: async (context, { subject }) => ({ data: await findAtDesk(context, subject) }),
});

const edit = operation<number, Omit<ListingEdit, "number">>({
  id: "deskEditListing",
  method: "PUT",
  path,
  tag,
  summary:
    "Changes a listing; of a text that somebody else has saved meanwhile, the refusal holds the one that is there",
  params,
  who,
  body: editSchema,
  required: ["version", "fields"],
  answer: { status: 200, schema: deskListingAnswer },
  refusals: [404, 409],
  find,
  check: checkedBy(editSchema),
  handle: async (context, { subject, input }) => ({ data: await editListing(context, { ...input, number: subject }) }),
});

const ask = operation<number, { fields: TypedFields }>({
  id: "deskAskQuestions",
  method: "POST",
  path: `${path}/questions`,
  tag,
  summary: "What a form that is being filled in would be asked; stores nothing",
  params,
  who,
  body: fieldsBody,
  required: ["fields"],
  answer: { status: 200, schema: remarksAnswer },
  refusals: [404],
  find,
  check: checkedBy(fieldsBody),
  handle: async (context, { subject, input }) => ({ data: await askQuestions(context, { ...input, number: subject }) }),
});

const setStatus = operation<number, Omit<StatusChange, "number">>({
  id: "deskChangeStatus",
  method: "POST",
  path: `${path}/status`,
  tag,
  summary: "Publishes a listing, puts it under offer or back on the market, notes its sale, or withdraws it",
  params,
  who,
  body: statusSchema,
  required: ["to"],
  answer: { status: 200, schema: deskListingAnswer },
  refusals: [404, 409],
  find,
  check: checkedBy(statusSchema) as Operation<number, Omit<StatusChange, "number">>["check"],
  handle: async (context, { subject, input }) => ({ data: await changeStatus(context, { ...input, number: subject }) }),
});

const duplicate = operation<number, undefined>({
  id: "deskDuplicateListing",
  method: "POST",
  path: `${path}/duplicate`,
  tag,
  summary: "Begins a draft with all that another listing says, its photos aside",
  params,
  who,
  answer: { status: 201, schema: deskListingAnswer },
  refusals: [404, 422],
  idempotent: true,
  find,
  handle: async (context, { subject }) => ({ data: await duplicateListing(context, subject) }),
});

const curate = operation<number, { thropro: boolean }>({
  id: "deskCurateListing",
  method: "PUT",
  path: `${path}/thropro`,
  tag,
  summary: "Takes a listing into the curated collection, or out of it",
  params,
  who,
  body: curateSchema,
  required: ["thropro"],
  answer: { status: 200, schema: deskListingAnswer },
  refusals: [404],
  find,
  check: checkedBy(curateSchema),
  handle: async (context, { subject, input }) => ({
    data: await curateListing(context, { ...input, number: subject }),
  }),
});

const showHistory = operation<number, undefined>({
  id: "deskListingHistory",
  method: "GET",
  path: `${path}/history`,
  tag,
  summary: "Who changed what of a listing, the latest first",
  params,
  who,
  answer: { status: 200, schema: historyAnswer },
  refusals: [404],
  find,
  handle: async (context, { subject }) => ({ data: await listHistory(context, subject) }),
});

const preview = operation<number, "visitor" | "buyer">({
  id: "deskPreviewListing",
  method: "GET",
  path: `${path}/preview`,
  tag,
  summary: "A listing as a visitor, or a buyer with an NDA, would see it",
  params,
  who,
  query: v.object({ as: v.optional(v.picklist(["visitor", "buyer"])) }),
  answer: {
    status: 200,
    schema: v.strictObject({
      data: v.strictObject({ listing: listingAnswer, confidential: v.nullable(confidentialAnswer) }),
    }),
  },
  refusals: [404, 422],
  find,
  check({ query }): Checked<"visitor" | "buyer"> {
    const as = query.get("as") || "visitor";
    return as === "visitor" || as === "buyer" ? { input: as } : { codes: { as: "invalid" } };
  },
  handle: async (context, { subject, input }) => ({
    data: await previewListing(context, { number: subject, as: input }),
  }),
});

/** What the desk does with listings. */
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
  ...PHOTO_OPERATIONS,
];
