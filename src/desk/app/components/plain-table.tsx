import type { ReactNode } from "react";

interface PlainTableProps<Row> {
  label: string;
  /** Each column's label, and a function that returns its value. */
  columns: readonly (readonly [label: string, value: (row: Row) => ReactNode])[];
  rows: readonly Row[];
  getKey(row: Row): string;
}

/** A table without sorting or pagination. Like a list, it shows cards on a phone. */
export function PlainTable<Row>({ label, columns, rows, getKey }: PlainTableProps<Row>) {
  return (
    <div className="mb-8 overflow-x-auto">
      <table className="desk-table" aria-label={label}>
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
            <tr key={getKey(row)}>
              {columns.map(([name, value]) => (
                <td key={name} data-label={name}>
                  <span className="wrap-anywhere">{value(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
