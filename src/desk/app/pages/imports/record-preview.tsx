import type { PreviewedRecord } from "#domain/imports/describe-records.ts";
import type { DeskUpload } from "#domain/imports/desk-imports.ts";
import { m } from "#messages/messages.js";
import { PlainTable } from "../../components/plain-table.tsx";
import { ImportRemarks, PreviewLead } from "./import-preview.tsx";

const CHANGES = {
  created: m.desk_import_new_record,
  updated: m.desk_import_changed_record,
  unchanged: m.desk_import_same_record,
};

/** The first rows of a file of offices, agents, leads or redirects, with what the import would do. */
export function RecordPreview({ upload: { records, checked, total } }: { upload: DeskUpload }) {
  return (
    <section>
      <h2 className="mb-1 text-xl">{m.preview()}</h2>
      <PreviewLead checked={checked} shown={records.length} total={total} />
      <PlainTable<PreviewedRecord>
        label={m.preview()}
        rows={records}
        getKey={({ line }) => String(line)}
        columns={[
          [m.line(), ({ line }) => line],
          [m.name(), ({ name }) => name],
          [m.desk_import_change(), ({ change }) => (change ? CHANGES[change]() : m.desk_import_not_imported())],
          [
            m.desk_import_look_at(),
            ({ change, remarks }) => <ImportRemarks isRejected={change === null} remarks={remarks} />,
          ],
        ]}
      />
    </section>
  );
}
