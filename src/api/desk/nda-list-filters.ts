import type { NdaFilters } from "#domain/ndas/desk/list-desk-ndas.ts";
import type { Checked, Raw } from "../http/operation.ts";
import { parseDays, parseRecordId } from "./day-filters.ts";
import { parseListQuery } from "./desk-operation.ts";

export const NDA_SORTS = ["-signed_at"] as const;

export function parseNdaFilters(filter: Record<string, string>): NdaFilters {
  const { from: signed_from, until: signed_until } = parseDays(filter, "signed");
  const owner = { office: parseRecordId(filter.office), agent: parseRecordId(filter.agent) };
  return { isWaiting: filter.waiting === "1", ...owner, signed_from, signed_until };
}

/** Reads only the filters of a query. */
export function checkNdaFilters(raw: Raw): Checked<NdaFilters> {
  return { input: parseNdaFilters(parseListQuery(raw, NDA_SORTS).filter) };
}
