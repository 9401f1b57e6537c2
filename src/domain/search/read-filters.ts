import type { Context } from "#domain/context.ts";
import type { IgnoredValue } from "./filter-values.ts";
import { findOwnerIds } from "./find-owner-ids.ts";
import { parseListingFilters } from "./listing-filters.ts";
import type { ListingFilters } from "./search-filters.ts";

/** Parses a search URL like `parseListingFilters`, and also ignores an office or agent that doesn't exist. */
export async function readListingFilters(
  context: Context,
  params: URLSearchParams,
): Promise<{ filters: ListingFilters; ignored: IgnoredValue[] }> {
  const { filters, ignored } = parseListingFilters(params, context);
  const { office, agent } = filters;
  if (office === null && agent === null) return { filters, ignored };
  const { office_id, agent_id } = await findOwnerIds(context.db, filters);
  const unknown: IgnoredValue[] = [];
  if (office !== null && office_id === null) unknown.push({ key: "office", value: params.get("office") ?? office });
  if (agent !== null && agent_id === null) unknown.push({ key: "agent", value: params.get("agent") ?? agent });
  const isUnknown = (key: string): boolean => unknown.some((value) => value.key === key);
  return {
    filters: { ...filters, office: isUnknown("office") ? null : office, agent: isUnknown("agent") ? null : agent },
    ignored: [...ignored, ...unknown],
  };
}
