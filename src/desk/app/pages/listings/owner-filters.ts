import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { m } from "#messages/messages.js";
import type { Filter } from "../../components/list-filters.tsx";

/** Returns the filters by office and agent, each only if the signed-in person sees several. */
export function getOwnerFilters(choices: ListingChoices | undefined): Filter[] {
  if (!choices) return [];
  const toFilter = (name: string, label: string, owners: readonly { id: number; name: string }[]): Filter[] =>
    owners.length < 2
      ? []
      : [{ name, label, kind: "choice", choices: owners.map(({ id, name }) => [String(id), name] as const) }];
  return [...toFilter("office", m.office(), choices.offices), ...toFilter("agent", m.agent(), choices.agents)];
}
