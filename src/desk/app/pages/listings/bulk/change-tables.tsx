import type { SkippedListing } from "#domain/listings/editing/bulk/bulk-change.ts";
import type { ChangedValues, PreviewedChange } from "#domain/listings/editing/bulk/preview-changes.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import { m } from "#messages/messages.js";
import { PlainTable } from "../../../components/plain-table.tsx";
import { createMoneyFormat } from "../create-money-format.ts";

const MAX_SHOWN = 200;

/** The old and new value of each listing. */
export function ChangesTable({ changes }: { changes: readonly PreviewedChange[] }) {
  if (changes.length === 0) return <p className="mb-4">{m.bulk_nothing()}</p>;
  return (
    <>
      <p className="mb-2 font-semibold">{m.bulk_will_change({ count: changes.length.toLocaleString() })}</p>
      <div className="max-h-[40vh] overflow-y-auto">
        <PlainTable<PreviewedChange>
          label={m.bulk_preview()}
          rows={changes.slice(0, MAX_SHOWN)}
          getKey={({ number }) => String(number)}
          columns={[
            [m.listing_field_name(), ({ name, number }) => `${name || m.edit_no_headline()} (${number})`],
            [m.bulk_before(), (change) => formatValue(change, change.before)],
            [m.bulk_after(), (change) => <strong>{formatValue(change, change.after)}</strong>],
          ]}
        />
      </div>
      {changes.length > MAX_SHOWN && (
        <p className="mb-4 text-ink-soft">
          {m.bulk_more({ shown: MAX_SHOWN, total: changes.length.toLocaleString() })}
        </p>
      )}
    </>
  );
}

function formatValue({ to, fields, currency }: PreviewedChange, { price, agent, status }: ChangedValues): string {
  if (to) return STATUS_LABELS[status]();
  if (fields && "price" in fields) return price === null ? m.not_disclosed() : createMoneyFormat(currency)(price);
  return agent;
}

/** The listings that are left out, by reason. */
export function SkippedList({ skipped }: { skipped: readonly SkippedListing[] }) {
  if (skipped.length === 0) return null;
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return (
    <section className="mb-4 border-l-4 border-rule-strong bg-wash px-4 py-3" aria-label={m.bulk_left_out_title()}>
      <p className="font-semibold">{m.bulk_left_out({ count: skipped.length.toLocaleString() })}</p>
      {[...byReason].map(([reason, listings]) => (
        <details key={reason} className="mt-2">
          <summary className="cursor-pointer">{`${reason} (${listings.length.toLocaleString()})`}</summary>
          <ul className="max-h-40 list-disc overflow-y-auto pl-5">
            {listings.map(({ number, name }) => (
              <li key={number}>{name ? `${name} (${number})` : number}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
