import { Link } from "react-router";
import type { ShownLead } from "#domain/leads/inbox/show-lead.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/notice.tsx";
import { useLeadChange } from "./use-lead-change.ts";

interface PhoneMatchesProps {
  lead: ShownLead;
  onChanged(): void;
}

/** Other leads with the same phone number. A person compares them before merging. */
export function PhoneMatches({ lead, onChanged }: PhoneMatchesProps) {
  const { change, isBusy } = useLeadChange(lead.id, onChanged);
  return lead.phone_matches.map(({ lead_id, name, email }) => (
    <Notice key={lead_id} title={m.desk_lead_same_phone({ name, email })}>
      <p>{m.desk_lead_same_phone_hint()}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Link to={`/leads/${lead_id}/show`} className="link">
          {name}
        </Link>
        <button
          type="button"
          className="button button-quiet"
          disabled={isBusy}
          onClick={() => change("POST", "/merge", { lead: lead_id })}
        >
          {m.desk_lead_merge_now({ name })}
        </button>
      </p>
    </Notice>
  ));
}
