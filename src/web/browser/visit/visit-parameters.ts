import type { VisitParameter } from "#domain/offices/choose-phone.ts";
import { getCurrentVisit, readEntries } from "./stored-visits.ts";
import { VISITOR_FACTS } from "./visit-entries.ts";

/** Gets the query parameters of this page and of the visit's earlier pages. */
export function getVisitParameters(query: string): VisitParameter[] {
  const current = [...new URLSearchParams(query)].map(([parameter, value]) => ({ parameter, value }));
  const previous = getCurrentVisit(readEntries(), Date.now()).filter(
    ({ parameter }) => !VISITOR_FACTS.includes(parameter),
  );
  return [...current, ...previous];
}
