import * as v from "valibot";
import { hideMatch } from "#domain/buyers/matches/hide-match.ts";
import { createHideReasonProblem, HIDE_REASONS, MAX_HIDE_NOTE_LENGTH } from "#domain/buyers/matches/hide-reason.ts";
import { listMatches, MATCH_SORT, type MatchFilters } from "#domain/buyers/matches/list-matches.ts";
import { showMatchAgain } from "#domain/buyers/matches/show-match-again.ts";
import { SORTS } from "#domain/search/sorts.ts";
import { defineBody } from "../http/field-codes.ts";
import { defineOperation } from "../http/operation.ts";
import { checkFilters, filtersQuery, getMeta } from "./listing-filters.ts";
import { findPublicPost, requirePost } from "./listing-post.ts";
import { listingSchema, metaSchema } from "./response-schemas.ts";

const params = { post: "The listing's slug; only the number at its end is used." };

const matchSchema = v.strictObject({
  listing: listingSchema,
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  reasons: v.pipe(v.array(v.string()), v.description("The reason as text.")),
});

export const listBuyersMatches = defineOperation<undefined, MatchFilters>({
  id: "listMatches",
  method: "GET",
  path: "/matches",
  tag: "Buyers",
  summary: "Lists the buyer's matches, best first by default",
  query: v.object({ ...filtersQuery.entries, sort: v.optional(v.picklist([MATCH_SORT, ...SORTS])) }),
  who: "buyer",
  response: { status: 200, schema: v.strictObject({ data: v.array(matchSchema), meta: metaSchema }) },
  problems: [422],
  async check({ query }, context) {
    const sorts = query.getAll("sort").filter((sort) => sort.trim() !== "");
    const isByScore = sorts.every((sort) => sort === MATCH_SORT);
    const others = new URLSearchParams(query);
    if (isByScore) others.delete("sort");
    const checked = await checkFilters(others, context);
    if ("codes" in checked || !isByScore) return checked;
    return { input: { ...checked.input, sort: MATCH_SORT } };
  },
  async handle(context, { input }) {
    const page = await listMatches(context, input);
    return { data: page.matches, meta: getMeta(page) };
  },
});

const hideBody = v.strictObject(
  {
    reason: v.nullish(v.picklist(HIDE_REASONS, "invalid")),
    note: v.nullish(v.pipe(v.string("invalid"), v.maxLength(MAX_HIDE_NOTE_LENGTH, "too_long"))),
  },
  "unknown_field",
);

export const hideBuyersMatch = defineOperation<string, v.InferOutput<typeof hideBody>>({
  id: "hideMatch",
  method: "PUT",
  path: "/matches/{post}/hidden",
  tag: "Buyers",
  summary: "Hides a listing from the matches, with an optional reason",
  params,
  ...defineBody(hideBody),
  who: "buyer",
  response: { status: 204 },
  problems: [404, 410],
  find: findPublicPost,
  toProblem: createHideReasonProblem,
  handle: (context, { subject, input: { reason = null, note = null } }) =>
    hideMatch(context, subject, { reason, note }),
});

export const showBuyersMatchAgain = defineOperation<string, undefined>({
  id: "showMatchAgain",
  method: "DELETE",
  path: "/matches/{post}/hidden",
  tag: "Buyers",
  summary: "Unhides a listing",
  params,
  who: "buyer",
  response: { status: 204 },
  problems: [404],
  find: requirePost,
  handle: (context, { subject }) => showMatchAgain(context, subject),
});
