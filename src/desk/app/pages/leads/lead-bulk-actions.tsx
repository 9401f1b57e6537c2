import { Form } from "ra-core";
import { useState } from "react";
import type { LeadBulkChange } from "#domain/leads/bulk/lead-change.ts";
import { m } from "#messages/messages.js";
import { BulkDialog } from "../../components/bulk/bulk-dialog.tsx";
import { ExportSelected } from "../../components/bulk/export-selected.tsx";
import { SubmitButton } from "../../components/desk-form.tsx";
import { SelectField, TextArea } from "../../components/fields.tsx";
import { getAgentChoices } from "../listings/agent-choices.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";
import { LEAD_CALLS } from "./lead-calls.ts";

type Kind = "agent" | "reason";

const TITLES: Record<Kind, () => string> = { agent: m.bulk_reassign, reason: m.desk_lead_handle };

/** What can be done with the selected leads; without the right to change leads, only their export. */
export function LeadBulkActions({ canWrite }: { canWrite: boolean }) {
  const [openKind, setOpenKind] = useState<Kind | null>(null);
  // Agents have only their own leads, and pass them on to a colleague on a lead's page.
  const canReassign = getAgentChoices(useListingChoices()).length > 1;
  const kinds: readonly Kind[] = canReassign ? ["agent", "reason"] : ["reason"];
  return (
    <>
      {canWrite &&
        kinds.map((kind) => (
          <button key={kind} type="button" className="button button-quiet" onClick={() => setOpenKind(kind)}>
            {TITLES[kind]()}
          </button>
        ))}
      <ExportSelected path="/lead-exports/csv" getBody={(ids) => ({ ids })} name="leads.csv" />
      {openKind && (
        <BulkDialog
          title={TITLES[openKind]()}
          calls={LEAD_CALLS}
          renderForm={(onChoose) =>
            openKind === "agent" ? <AgentForm onChoose={onChoose} /> : <ReasonForm onChoose={onChoose} />
          }
          onClose={() => setOpenKind(null)}
        />
      )}
    </>
  );
}

interface FormProps {
  /** Returns the message of a problem. */
  onChoose(change: LeadBulkChange): Promise<string | undefined>;
}

function AgentForm({ onChoose }: FormProps) {
  const choices = useListingChoices();
  const submit = async ({ agent }: Record<string, unknown>): Promise<object | undefined> => {
    const problem = agent ? await onChoose({ agent: Number(agent) }) : m.bulk_choose();
    return problem === undefined ? undefined : { agent: problem };
  };
  return (
    <Form onSubmit={submit} noValidate>
      <SelectField
        source="agent"
        label={m.agent()}
        hint={m.bulk_lead_agent_hint()}
        required
        choices={getAgentChoices(choices)}
      />
      <SubmitButton label={m.bulk_preview()} />
    </Form>
  );
}

function ReasonForm({ onChoose }: FormProps) {
  const submit = async ({ reason }: Record<string, unknown>): Promise<object | undefined> => {
    const text = String(reason ?? "").trim();
    const problem = text ? await onChoose({ reason: text }) : m.field_required();
    return problem === undefined ? undefined : { reason: problem };
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextArea source="reason" label={m.reason()} hint={m.bulk_lead_reason_hint()} required />
      <SubmitButton label={m.bulk_preview()} />
    </Form>
  );
}
