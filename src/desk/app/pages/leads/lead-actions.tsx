import { useId, useState } from "react";
import type { ShownLead } from "#domain/leads/inbox/show-lead.ts";
import { m } from "#messages/messages.js";
import { useLeadChange } from "./use-lead-change.ts";

interface ActionsProps {
  lead: ShownLead;
  onChanged(): void;
}

/** Assigns a lead and marks it as handled or spam. */
export function LeadActions({ lead, onChanged }: ActionsProps) {
  const { change, isBusy } = useLeadChange(lead.id, onChanged);
  return (
    <div className="mb-8 border-t border-rule pt-6">
      <AssignmentForm lead={lead} isBusy={isBusy} onAssign={(agent) => change("PUT", "/agent", { agent })} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-quiet"
          disabled={isBusy}
          data-shortcut="e"
          onClick={() => change(lead.handled ? "DELETE" : "PUT", "/handled")}
        >
          {lead.handled ? m.desk_lead_reopen() : m.desk_lead_handle()}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={isBusy}
          onClick={() => change(lead.spam ? "DELETE" : "PUT", "/spam")}
        >
          {lead.spam ? m.desk_lead_not_spam() : m.desk_lead_spam()}
        </button>
      </div>
    </div>
  );
}

interface AssignmentProps {
  lead: ShownLead;
  isBusy: boolean;
  onAssign(agent: number | null): void;
}

function AssignmentForm({ lead, isBusy, onAssign }: AssignmentProps) {
  const id = useId();
  const current = String(lead.agent?.id ?? "");
  const [chosen, setChosen] = useState(current);
  // The colleagues to choose from don't include an absent agent, who may still have the lead.
  const isListed = lead.agent === null || lead.colleagues.some((colleague) => colleague.id === lead.agent?.id);
  return (
    <div className="mb-5">
      <label htmlFor={id} className="font-semibold">
        {m.desk_lead_assign()}
      </label>
      <select id={id} className="input mt-1" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
        <option value="">{m.desk_lead_the_office()}</option>
        {!isListed && <option value={current}>{lead.agent?.name}</option>}
        {lead.colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
      </select>
      {chosen !== current && (
        <button
          type="button"
          className="button mt-3"
          disabled={isBusy}
          onClick={() => onAssign(chosen === "" ? null : Number(chosen))}
        >
          {m.desk_lead_assign_now()}
        </button>
      )}
    </div>
  );
}
