import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import type { Choices } from "../../components/use-choices.ts";

/** The agents as options, with their office if the signed-in person sees several. */
export function getAgentChoices(choices: ListingChoices | undefined): Choices {
  if (!choices) return [];
  return choices.agents.map(({ id, name, office_id }) => {
    const office = choices.offices.find((one) => one.id === office_id)?.name;
    return [String(id), choices.offices.length > 1 && office ? `${name} (${office})` : name] as const;
  });
}
