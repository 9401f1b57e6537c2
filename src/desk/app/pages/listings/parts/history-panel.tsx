import { useState } from "react";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { HistoryEntry } from "#domain/listings/editing/list-history.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../../components/format-time.ts";
import { call } from "../../../data/call.ts";
import { formatChange } from "./format-change.ts";
import { getFieldLabel } from "./get-field-label.ts";
import { groupBySave } from "./group-by-save.ts";

/** Who changed which fields with each save. The history is loaded when it is opened. */
export function HistoryPanel({ listing: { number, version, status, currency } }: { listing: DeskListing }) {
  const [loaded, setLoaded] = useState<{ key: string; entries: HistoryEntry[] } | null>(null);
  const key = `${number}-${version}-${status}`;
  const load = async () => {
    setLoaded({ key, entries: await call<HistoryEntry[]>(`/listings/${number}/history`) });
  };
  return (
    <section className="border border-rule bg-sheet p-5" aria-label={m.history()}>
      <h2 className="text-2xl">{m.history()}</h2>
      {loaded?.key !== key && (
        <button type="button" className="button button-quiet mt-3" onClick={load}>
          {m.edit_history_show()}
        </button>
      )}
      {loaded?.key === key && loaded.entries.length === 0 && <p className="mt-2 text-ink-soft">{m.history_empty()}</p>}
      {loaded && (
        <ol className="mt-3 space-y-3">
          {groupBySave(loaded.entries).map((save) => (
            <li key={save.id} className="border-l-4 border-rule pl-3">
              <p className="text-sm text-ink-soft">
                {save.who ?? m.edit_history_automatic()} · {formatTime(save.at)}
              </p>
              <dl>
                {save.changes.map((change) => {
                  const { before, after } = formatChange(change, currency);
                  return (
                    <div key={change.id} className="mt-1">
                      <dt className="font-semibold">{getFieldLabel(change.field)}</dt>
                      <dd className="break-words">
                        <del>{before}</del> → <ins className="no-underline">{after}</ins>
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
