import type { ImportFinding } from "#db/tables/imports.ts";
import { m } from "#messages/messages.js";
import { PlainTable } from "../../components/plain-table.tsx";

/** What an import found. Equal findings are shown once, with the number of rows. */
export function ImportFindings({ findings }: { findings: readonly ImportFinding[] }) {
  return (
    <div className="mt-8">
      <h3 className="mb-1 text-lg">{m.desk_import_findings()}</h3>
      <p className="mb-3 text-ink-soft">{m.desk_import_findings_lead()}</p>
      <PlainTable<ImportFinding>
        label={m.desk_import_findings()}
        rows={findings}
        getKey={({ result, column, lines, text }) => `${result} ${column} ${lines[0]} ${text}`}
        columns={[
          [
            m.result(),
            ({ result }) => (
              <span className="whitespace-nowrap">
                {result === "rejected" ? m.desk_import_row_rejected() : m.desk_import_row_imported()}
              </span>
            ),
          ],
          [m.desk_import_finding_rows(), ({ rows }) => rows.toLocaleString()],
          [m.desk_import_column(), ({ column }) => column ?? "–"],
          [m.desk_import_finding_text(), ({ text }) => text],
          [m.desk_import_finding_lines(), ({ lines, rows }) => lines.join(", ") + (rows > lines.length ? " …" : "")],
        ]}
      />
    </div>
  );
}
