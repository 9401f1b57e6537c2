import type { DeskUpload } from "#domain/imports/desk-imports.ts";
import type { DescribedColumn } from "#domain/listings/import/runs/describe-import.ts";
import { m } from "#messages/messages.js";
import { PlainTable } from "../../components/plain-table.tsx";

type Columns = Record<string, string | null>;

interface ColumnsProps {
  upload: DeskUpload;
  /** Called with the columns whose field was chosen. */
  onChange(columns: Columns): void;
}

/** A file's columns with samples, the field that each was recognized as, and how many of its values can be read. */
export function ImportColumns({ upload, onChange }: ColumnsProps) {
  const { columns, fields, settings } = upload;
  const getLabel = (field: string): string => fields.find((one) => one.field === field)?.label ?? field;
  const choose = ({ key }: DescribedColumn, field: string): void => {
    // Each field has one column, so choosing it here removes it from the other column.
    const freed = columns.filter((column) => field !== "" && column.field === field && column.key !== key);
    onChange({
      ...settings.columns,
      ...Object.fromEntries(freed.map((column) => [column.key, null])),
      [key]: field || null,
    });
  };
  return (
    <section>
      <h2 className="mb-3 text-xl">{m.columns()}</h2>
      <PlainTable<DescribedColumn>
        label={m.columns()}
        rows={columns.filter(({ key }) => key !== "")}
        getKey={({ key, name }) => `${key} ${name}`}
        columns={[
          [m.desk_import_column(), ({ name }) => <span className="inline-block min-w-24">{name}</span>],
          [
            m.desk_import_field(),
            (column) => (
              <>
                <select
                  className="input sm:min-w-44"
                  aria-label={m.desk_import_field_of({ column: column.name })}
                  value={column.field ?? ""}
                  onChange={({ currentTarget }) => choose(column, currentTarget.value)}
                >
                  <option value="">{m.desk_import_not_read()}</option>
                  {fields.map(({ field, label }) => (
                    <option key={field} value={field}>
                      {label}
                    </option>
                  ))}
                </select>
                {column.proposed && (
                  <button
                    type="button"
                    className="link mt-1 min-h-6 cursor-pointer text-sm"
                    onClick={() => choose(column, column.proposed ?? "")}
                  >
                    {m.desk_import_propose({ field: getLabel(column.proposed) })}
                  </button>
                )}
              </>
            ),
          ],
          [
            m.desk_import_samples(),
            ({ samples }) => <span className="line-clamp-3">{samples.join(" · ") || "–"}</span>,
          ],
          [
            m.desk_import_readable(),
            ({ field, filled, readable }) => (field && filled > 0 ? `${Math.round((100 * readable) / filled)} %` : "–"),
          ],
        ]}
      />
    </section>
  );
}
