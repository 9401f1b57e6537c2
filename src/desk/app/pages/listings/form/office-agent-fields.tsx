import { useWatch } from "react-hook-form";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { m } from "#messages/messages.js";
import { SelectField } from "../../../components/fields.tsx";

/** The office and the agent of a listing. */
export function OfficeAgentFields({ choices: { offices, agents } }: { choices: ListingChoices }) {
  const office = Number(useWatch({ name: "office_id" }));
  const officeAgents = agents.filter(({ office_id }) => office_id === office);
  return (
    <>
      <SelectField
        source="office_id"
        label={m.listing_field_office()}
        choices={offices.map(({ id, name }) => [String(id), name] as const)}
        required
      />
      <SelectField
        source="agent_id"
        label={m.listing_field_agent()}
        emptyLabel={m.edit_no_agent()}
        choices={officeAgents.map(({ id, name }) => [String(id), name] as const)}
      />
    </>
  );
}
