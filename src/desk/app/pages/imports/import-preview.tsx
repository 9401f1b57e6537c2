import type { DeskUpload } from "#domain/imports/desk-imports.ts";
import type { CheckedRows, PreviewedRow } from "#domain/listings/import/runs/describe-import.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import { m } from "#messages/messages.js";
import { PlainTable } from "../../components/plain-table.tsx";

/** The first rows as they would be imported, each with its uncertain or invalid values. */
export function ImportPreview({ upload: { rows, checked, total } }: { upload: DeskUpload }) {
  return (
    <section>
      <h2 className="mb-1 text-xl">{m.preview()}</h2>
      <PreviewLead checked={checked} shown={rows.length} total={total} />
      <PlainTable<PreviewedRow>
        label={m.preview()}
        rows={rows}
        getKey={({ line }) => String(line)}
        columns={[
          [m.line(), ({ line }) => line],
          [
            m.listing_field_name(),
            ({ listing }) => <span className="sm:inline-block sm:min-w-36">{listing?.name ?? "–"}</span>,
          ],
          [m.listing_field_category(), ({ listing }) => <WholeWords text={listing?.sector} />],
          [m.listing_field_location(), ({ listing }) => <WholeWords text={listing?.place} />],
          [
            m.listing_field_price(),
            ({ listing }) => (
              <span className="whitespace-nowrap">{listing ? (listing.price ?? m.not_disclosed()) : "–"}</span>
            ),
          ],
          [
            m.desk_import_becomes(),
            ({ listing }) => (
              <WholeWords text={listing ? STATUS_LABELS[listing.status]() : m.desk_import_not_imported()} />
            ),
          ],
          [
            m.desk_import_look_at(),
            ({ problem, warnings }) => (
              <ImportRemarks
                isRejected={problem !== null}
                remarks={problem ? [{ column: problem.column, text: problem.reason }] : warnings}
              />
            ),
          ],
        ]}
      />
    </section>
  );
}

/** A text from the network's own lists, whose words are short enough for a column. */
function WholeWords({ text = "–" }: { text: string | undefined }) {
  return <span className="wrap-normal">{text}</span>;
}

/** How many rows would be rejected or have warnings, and how many are shown below. */
export function PreviewLead({ checked, shown, total }: { checked: CheckedRows; shown: number; total: number }) {
  const counts = {
    rows: checked.rows.toLocaleString(),
    total: total.toLocaleString(),
    rejected: checked.rejected.toLocaleString(),
    warned: checked.warned_rows.toLocaleString(),
  };
  return (
    <p className="mb-3 text-ink-soft">
      {m.desk_import_checked(counts)} {shown < total && m.desk_import_preview_lead({ count: shown.toString() })}
    </p>
  );
}

interface RemarksProps {
  isRejected: boolean;
  remarks: readonly { column: string | null; text: string }[];
}

/** What needs checking in a row, by column. */
export function ImportRemarks({ isRejected, remarks }: RemarksProps) {
  if (remarks.length === 0) return "–";
  return (
    <ul className={`sm:min-w-56 ${isRejected ? "text-signal" : "text-ink-soft"}`}>
      {remarks.map(({ column, text }) => (
        <li key={`${column} ${text}`}>{column ? `${column}: ${text}` : text}</li>
      ))}
    </ul>
  );
}
