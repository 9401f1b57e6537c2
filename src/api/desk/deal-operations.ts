import type * as v from "valibot";
import { DEAL_STAGES } from "#db/tables/deals.ts";
import type { Context } from "#domain/context.ts";
import {
  changeSchema,
  createDealProblem,
  type DealStart,
  moveSchema,
  noteSchema,
  startSchema,
} from "#domain/deals/deal-input.ts";
import { DEAL_SORTS, type DealFilters, type DealSort } from "#domain/deals/deal-list-queries.ts";
import { listDealBuyers } from "#domain/deals/list-deal-buyers.ts";
import { listDeals, showDealBoard } from "#domain/deals/list-deals.ts";
import { moveDeal } from "#domain/deals/move-deal.ts";
import { answerOffer } from "#domain/deals/offers/answer-offer.ts";
import { counterOffer, makeOffer } from "#domain/deals/offers/make-offer.ts";
import { counterSchema, offerSchema, offerStatusSchema } from "#domain/deals/offers/offer-input.ts";
import { requireReadableDeal, requireWritableDeal } from "#domain/deals/require-deal.ts";
import { showDeal } from "#domain/deals/show-deal.ts";
import { startDeal } from "#domain/deals/start-deal.ts";
import { addDealNote, updateDeal } from "#domain/deals/update-deal.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { checkSchema, defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { parseDays, parseRecordId } from "./day-filters.ts";
import { defineDeskOperation, type ListQuery, parseListQuery } from "./desk-operation.ts";

const MAX_SEARCH_LENGTH = 100;

/** Parses the filters of the list and the board. Invalid ones are ignored. */
function parseDealFilters(filter: ListQuery["filter"]): DealFilters {
  const { stage, office, agent, listing, lead, amount, q } = filter;
  const ended = parseDays(filter, "ended");
  return {
    stage: stage === "open" ? stage : DEAL_STAGES.find((each) => each === stage),
    office: parseRecordId(office),
    agent: parseRecordId(agent),
    listing: parseRecordId(listing),
    lead: lead && isUuid(lead) ? lead : undefined,
    ended_from: ended.from,
    ended_until: ended.until,
    has_no_commission: amount === "none",
    q: toSingleLine(q ?? "").slice(0, MAX_SEARCH_LENGTH) || undefined,
  };
}

const list = defineDeskOperation<void, Parameters<typeof listDeals>[1]>({
  id: "listDeals",
  method: "GET",
  path: "/desk/deals",
  summary:
    "Lists deals; filter by `stage`, `office`, `agent`, `listing`, `lead`, `ended_from`, `ended_to`, `amount` (`none`) and `q`",
  right: "lead.read",
  check(raw) {
    const { page, per_page, sort, descending, filter } = parseListQuery(raw, DEAL_SORTS);
    return { input: { page, per_page, sort: sort as DealSort, descending, ...parseDealFilters(filter) } };
  },
  handle: (context, { input }) => listDeals(context, input),
});

const board = defineDeskOperation<void, DealFilters>({
  id: "showDealBoard",
  method: "GET",
  path: "/desk/deal-board",
  summary: "Returns the deals of each stage; those that ended, for 90 days",
  right: "lead.read",
  check: (raw) => ({ input: { ...parseDealFilters(parseListQuery(raw, DEAL_SORTS).filter), stage: undefined } }),
  handle: (context, { input }) => showDealBoard(context, input),
});

const buyers = defineDeskOperation<void, number>({
  id: "listDealBuyers",
  method: "GET",
  path: "/desk/deal-buyers",
  summary: "Lists the leads and signers with whom a deal for a `listing` can be started",
  right: "lead.write",
  check: ({ query }) => ({ input: parseRecordId(query.get("listing") ?? undefined) ?? 0 }),
  handle: (context, { input }) => listDealBuyers(context, input),
});

const start = defineDeskOperation<void, DealStart>({
  id: "startDeal",
  method: "POST",
  path: "/desk/deals",
  summary: "Starts a deal of a lead, or of a buyer who signed the NDA; 409 with the open deal's `id`",
  body: startSchema,
  status: 201,
  toProblem: createDealProblem,
  right: "lead.write",
  check(raw) {
    const checked = checkSchema(startSchema, ["listing_number"])(raw);
    const hasBuyer = Boolean(raw.body.lead_id || raw.body.buyer_id);
    if (hasBuyer) return checked;
    return { codes: { buyer_id: "required", ...("codes" in checked && checked.codes) } };
  },
  handle: (context, { input }) => startDeal(context, input),
});

const show = defineDeskOperation<string, undefined>({
  id: "showDeal",
  method: "GET",
  path: "/desk/deals/{id}",
  summary: "Returns a deal with its history",
  find: async (context, { id = "" }) => (await requireReadableDeal(context, id)).id,
  handle: (context, { subject }) => showDeal(context, subject),
});

type Work<Input> = (context: Context, id: string, input: Input, offer: string) => Promise<object>;

/** Defines an operation that changes a deal and returns the changed deal. */
function defineChange<Schema extends v.GenericSchema<unknown, object>>(
  definition: Pick<Operation, "id" | "method" | "path" | "summary">,
  body: Schema,
  work: Work<v.InferOutput<Schema>>,
): Operation {
  return defineDeskOperation<{ id: string; offer: string }, v.InferOutput<Schema>>({
    ...definition,
    ...defineBody(body),
    toProblem: createDealProblem,
    find: async (context, { id = "", offer = "" }) => ({ id: await requireWritableDeal(context, id), offer }),
    handle: (context, { subject: { id, offer }, input }) => work(context, id, input, offer),
  });
}

export const DEAL_OPERATIONS: readonly Operation[] = [
  list,
  board,
  buyers,
  start,
  show,
  defineChange(
    {
      id: "updateDeal",
      method: "PUT",
      path: "/desk/deals/{id}",
      summary: "Changes the agent, the expected closing, the commission and the deposit",
    },
    changeSchema,
    updateDeal,
  ),
  defineChange(
    {
      id: "moveDeal",
      method: "PUT",
      path: "/desk/deals/{id}/stage",
      summary: "Moves the deal to a stage; closing can mark the listing sold, losing needs a reason",
    },
    moveSchema,
    moveDeal,
  ),
  defineChange(
    { id: "noteDeal", method: "POST", path: "/desk/deals/{id}/notes", summary: "Adds a note for colleagues" },
    noteSchema,
    addDealNote,
  ),
  defineChange(
    { id: "makeOffer", method: "POST", path: "/desk/deals/{id}/offers", summary: "Records an offer" },
    offerSchema,
    makeOffer,
  ),
  defineChange(
    {
      id: "answerOffer",
      method: "PUT",
      path: "/desk/deals/{id}/offers/{offer}",
      summary: "Accepts, rejects, withdraws or reopens an offer; accepting can put the listing under contract",
    },
    offerStatusSchema,
    (context, id, input, offer) => answerOffer(context, id, requireUuid(offer), input),
  ),
  defineChange(
    {
      id: "counterOffer",
      method: "POST",
      path: "/desk/deals/{id}/offers/{offer}/counter",
      summary: "Answers an open offer with one of the other side",
    },
    counterSchema,
    (context, id, input, offer) => counterOffer(context, id, requireUuid(offer), input),
  ),
];

/** @throws NotFound for a path that can't be an id. */
function requireUuid(text: string): string {
  if (!isUuid(text)) throw new NotFound(m.desk_record_not_found());
  return text;
}
