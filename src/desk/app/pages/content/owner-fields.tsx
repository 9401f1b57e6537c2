import { useWatch } from "react-hook-form";
import { m } from "#messages/messages.js";
import { SelectField } from "../../components/fields.tsx";
import { useChoices } from "../../components/use-choices.ts";
import { useRight } from "../../components/use-right.ts";

/** The labels of the fields for a new text's owner. */
export const getOwnerLabels = () => ({ office_id: m.office(), agent_id: m.agent() });

/** The office that a new text belongs to. Shown to people who write for several offices. */
export function OfficeField() {
  const writesForAll = useRight("network.write");
  const offices = useChoices("offices", {}, writesForAll);
  if (!writesForAll) return null;
  return (
    <SelectField
      source="office_id"
      label={getOwnerLabels().office_id}
      choices={offices}
      emptyLabel={m.desk_content_whole_network()}
    />
  );
}

/** The agent that a new page belongs to. Shown to people who write for several agents. */
export function AgentField() {
  const writesForOffice = useRight("content.write");
  const writesForAll = useRight("network.write");
  const office = String(useWatch({ name: "office_id" }) ?? "");
  const agents = useChoices("agents", office ? { office_id: office } : {}, writesForOffice);
  if (!writesForOffice) return null;
  return (
    <SelectField
      source="agent_id"
      label={getOwnerLabels().agent_id}
      choices={agents}
      emptyLabel={writesForAll ? m.desk_content_no_agent() : m.desk_content_office_itself()}
    />
  );
}
