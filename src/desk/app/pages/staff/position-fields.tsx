import { useWatch } from "react-hook-form";
import { m } from "#messages/messages.js";
import { SelectField, TextField } from "../../components/fields.tsx";
import { useChoices } from "../../components/use-choices.ts";
import { getRoleChoices } from "./roles.ts";

export const getPositionLabels = () => ({
  name: m.name(),
  staff_role: m.desk_role(),
  office_id: m.office(),
  agent_id: m.desk_agent(),
});

/** Name and role, plus office and agent if the role needs them. */
export function PositionFields() {
  const { staff_role, office_id } = useWatch() as { staff_role?: string; office_id?: number | string };
  const hasOffice = staff_role === "agent" || staff_role === "office_manager";
  const offices = useChoices("offices", {}, hasOffice);
  const office = office_id ? String(office_id) : "";
  const agents = useChoices("agents", { office_id: office }, hasOffice && office !== "");
  return (
    <>
      <TextField source="name" label={m.name()} autoComplete="off" required />
      <SelectField
        source="staff_role"
        label={m.desk_role()}
        hint={m.desk_role_hint()}
        choices={getRoleChoices()}
        required
      />
      {hasOffice && <SelectField source="office_id" label={m.office()} choices={offices} required />}
      {hasOffice && office !== "" && (
        <SelectField
          source="agent_id"
          label={m.desk_agent()}
          hint={m.desk_agent_hint()}
          choices={agents}
          emptyLabel={m.desk_no_agent()}
          required={staff_role === "agent"}
        />
      )}
    </>
  );
}
