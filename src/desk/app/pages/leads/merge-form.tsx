import { type FormEvent, useId, useState } from "react";
import type { LeadLine } from "#domain/leads/inbox/list-leads.ts";
import type { ShownLead } from "#domain/leads/inbox/show-lead.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { call } from "../../data/call.ts";
import { useLeadChange } from "./use-lead-change.ts";

const MAX_RESULTS = 6;

interface MergeProps {
  lead: ShownLead;
  onChanged(): void;
}

/** Finds another lead of the same person and merges its inquiries into this one. */
export function MergeForm({ lead, onChanged }: MergeProps) {
  const id = useId();
  const [q, setQ] = useState(lead.enquiries[0]?.name ?? "");
  const [found, setFound] = useState<LeadLine[] | null>(null);
  const { change, isBusy } = useLeadChange(lead.id, () => {
    setFound(null);
    onChanged();
  });
  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const query = new URLSearchParams({ view: "all", q, per_page: String(MAX_RESULTS) });
    const { data } = await call<{ data: LeadLine[] }>(`/leads?${query}`).catch(() => ({ data: [] }));
    setFound(data.filter((other) => other.id !== lead.id));
  };
  return (
    <details className="border-t border-rule pt-4">
      <summary className="link min-h-6 cursor-pointer">{m.desk_lead_merge()}</summary>
      <form onSubmit={search} className="mt-3">
        <label htmlFor={id} className="font-semibold">
          {m.desk_lead_merge_find()}
        </label>
        <input
          id={id}
          type="search"
          className="input mt-1"
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
        <button type="submit" className="button button-quiet mt-3">
          {m.desk_search()}
        </button>
      </form>
      <div role="status">{found?.length === 0 && <p className="mt-3 text-ink-soft">{m.desk_lead_merge_none()}</p>}</div>
      <ul className="mt-3">
        {found?.map((other) => (
          <li key={other.id} className="mb-3 border-t border-rule pt-3">
            <p className="wrap-anywhere">
              {other.name}, {other.email}
              <span className="block text-ink-soft">{formatTime(other.latest_at)}</span>
            </p>
            <button
              type="button"
              className="button button-quiet mt-2"
              disabled={isBusy}
              onClick={() => change("POST", "/merge", { lead: other.id })}
            >
              {m.desk_lead_merge_now({ name: other.name })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
