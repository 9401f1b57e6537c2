import type { LeadLine } from "#domain/leads/inbox/list-leads.ts";
import type { ShownLead } from "#domain/leads/inbox/show-lead.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { MergeSearch } from "../../components/merge-search.tsx";
import { useLeadChange } from "./use-lead-change.ts";

interface MergeProps {
  lead: ShownLead;
  onChanged(): void;
}

/** Finds another lead of the same person and merges its inquiries into this one. */
export function MergeForm({ lead, onChanged }: MergeProps) {
  const { change, isBusy } = useLeadChange(lead.id, onChanged);
  return (
    <MergeSearch<LeadLine>
      id={lead.id}
      path="/leads?view=all"
      initial={lead.enquiries[0]?.name ?? ""}
      title={m.desk_lead_merge()}
      label={m.name_email_or_phone()}
      noResults={m.desk_lead_merge_none()}
    >
      {(other, close) => (
        <>
          <p className="wrap-anywhere">
            {other.name}, {other.email}
            <span className="block text-ink-soft">{formatTime(other.latest_at)}</span>
          </p>
          <button
            type="button"
            className="button button-quiet mt-2"
            disabled={isBusy}
            onClick={async () => {
              if (await change("POST", "/merge", { lead: other.id })) close();
            }}
          >
            {m.desk_lead_merge_now({ name: other.name })}
          </button>
        </>
      )}
    </MergeSearch>
  );
}
