import { INQUIRY_TYPES } from "#db/tables/inquiries.ts";
import { LEAD_SOURCES } from "#db/tables/leads.ts";
import { LEAD_ANSWERS, LEAD_VIEWS, type LeadFilters } from "#domain/leads/inbox/inbox-queries.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import type { Raw } from "../http/operation.ts";
import { parseDays, parseRecordId } from "./day-filters.ts";
import { parseListQuery } from "./desk-operation.ts";

const MAX_SEARCH_LENGTH = 100;

/** Returns the value if it is in the list, otherwise undefined so that an invalid filter is ignored. */
function parseChoice<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  return values.find((value) => value === text);
}

/** Parses the filters of the list of leads. Invalid values are ignored. */
export function parseLeadFilters(raw: Raw): LeadFilters {
  const { page, per_page, filter } = parseListQuery(raw, ["-latest_at"]);
  const received = parseDays(filter, "received");
  return {
    page,
    per_page,
    view: parseChoice(LEAD_VIEWS, filter.view) ?? "open",
    type: parseChoice(INQUIRY_TYPES, filter.type),
    source: parseChoice(LEAD_SOURCES, filter.source),
    office: parseRecordId(filter.office),
    agent: parseRecordId(filter.agent),
    responder: parseRecordId(filter.responder),
    answer: parseChoice(LEAD_ANSWERS, filter.answer),
    received_from: received.from,
    received_until: received.until,
    q: toSingleLine(filter.q ?? "").slice(0, MAX_SEARCH_LENGTH) || undefined,
  };
}
