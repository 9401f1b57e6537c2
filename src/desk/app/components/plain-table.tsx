import type { ReactNode } from "react";

interface PlainTableProps<Row> {
  label: string;
  /** A name and what stands under it. */
  columns: readonly (readonly [label: string, value: (row: Row) => ReactNode])[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

/** Rows that are neither sorted nor paged; cards on a phone, as in a list. */
export function PlainTable<Row>({ label, columns, rows, keyOf }: PlainTableProps<Row>) {
  return (
    <table className="desk-table mb-8" aria-label={label}>
      <thead>
        <tr>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(([name, value]) => (
              <td key={name} data-label={name}>
                <span className="wrap-anywhere">{value(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
