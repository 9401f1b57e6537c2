import { useState } from "react";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { HistoryEntry } from "#domain/listings/editing/history/list-history.ts";
import { m } from "#messages/messages.js";
import { moment } from "../../../components/moment.ts";
import { call } from "../../../data/call.ts";
import { fieldWords } from "./field-words.ts";

/** Who changed which field. The history is loaded when it is opened. */
export function HistoryPanel({ listing: { number, version, status } }: { listing: DeskListing }) {
  const [shown, setShown] = useState<{ of: string; entries: HistoryEntry[] } | null>(null);
  const of = `${number}-${version}-${status}`;
  const open = async () => {
    setShown({ of, entries: await call<HistoryEntry[]>(`/listings/${number}/history`) });
  };
  return (
    <section className="border border-rule bg-sheet p-5" aria-label={m.edit_history()}>
      <h2 className="text-2xl">{m.edit_history()}</h2>
      {shown?.of !== of && (
        <button type="button" className="button button-quiet mt-3" onClick={open}>
          {m.edit_history_show()}
        </button>
      )}
      {shown?.of === of && shown.entries.length === 0 && <p className="mt-2 text-ink-soft">{m.edit_history_empty()}</p>}
      {shown && (
        <ol className="mt-3 space-y-3">
          {shown.entries.map(({ id, at, who, field, old_value, new_value }) => (
            <li key={id} className="border-l-4 border-rule pl-3">
              <p className="font-semibold">{fieldWords(field)}</p>
              <p className="break-words">
                <del>{short(old_value)}</del> → <ins className="no-underline">{short(new_value)}</ins>
              </p>
              <p className="text-sm text-ink-soft">
                {who} · {moment(at)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function short(value: string | null): string {
  if (value === null || value === "") return m.not_disclosed();
  return value.length > 120 ? `${value.slice(0, 119)}…` : value;
}
