import type { Skipped } from "#domain/try-each.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "../format-number.ts";
import { PlainTable } from "../plain-table.tsx";
import type { Previewed } from "./use-bulk.ts";

const MAX_SHOWN = 200;

/** The old and new value of each record. */
export function ChangesTable({ changes }: { changes: readonly Previewed<unknown>[] }) {
  if (changes.length === 0) return <p className="mb-4">{m.bulk_nothing()}</p>;
  return (
    <>
      <p className="mb-2 font-semibold">{m.bulk_will_change({ count: formatNumber(changes.length) })}</p>
      <div className="max-h-[40vh] overflow-y-auto">
        <PlainTable<Previewed<unknown>>
          label={m.bulk_preview()}
          rows={changes.slice(0, MAX_SHOWN)}
          getKey={({ id }) => String(id)}
          columns={[
            [m.name(), ({ name }) => name],
            [m.bulk_before(), ({ before }) => before],
            [m.bulk_after(), ({ after }) => <strong>{after}</strong>],
          ]}
        />
      </div>
      {changes.length > MAX_SHOWN && (
        <p className="mb-4 text-ink-soft">{m.bulk_more({ shown: MAX_SHOWN, total: formatNumber(changes.length) })}</p>
      )}
    </>
  );
}

/** The records that are left out, by reason. */
export function SkippedList({ skipped }: { skipped: readonly Skipped<string | number>[] }) {
  if (skipped.length === 0) return null;
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return (
    <section className="mb-4 border-l-4 border-rule-strong bg-wash px-4 py-3" aria-label={m.bulk_left_out_title()}>
      <p className="font-semibold">{m.bulk_left_out({ count: formatNumber(skipped.length) })}</p>
      {[...byReason].map(([reason, records]) => (
        <details key={reason} className="mt-2">
          <summary className="cursor-pointer">{`${reason} (${formatNumber(records.length)})`}</summary>
          <ul className="max-h-40 list-disc overflow-y-auto pl-5">
            {records.map(({ id, name }) => (
              <li key={id}>{name || id}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
