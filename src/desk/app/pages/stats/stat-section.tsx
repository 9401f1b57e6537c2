import { type ReactNode, useId } from "react";
import { m } from "#messages/messages.js";
import { type Bar, BarChart } from "../../components/bar-chart.tsx";
import { CsvButton } from "../../components/csv-button.tsx";
import { PlainTable } from "../../components/plain-table.tsx";

export interface StatColumn<Row> {
  label: string;
  value(row: Row): ReactNode;
  /** The value in the exported file: a plain number or text. */
  exported(row: Row): string | number;
}

interface SectionProps<Row> {
  title: string;
  /** What the numbers count. */
  lead?: string;
  /** The name of the exported file without its ending. */
  file: string;
  columns: readonly StatColumn<Row>[];
  rows: readonly Row[];
  /** The rows of the exported file, if the table shows only some of them. */
  exportedRows?: readonly Row[];
  getKey(row: Row): string;
  /** The rows' bars above the table. */
  getBar?(row: Row): Omit<Bar, "id">;
  /** At most this many bars are drawn. */
  maxBars?: number;
  children?: ReactNode;
}

/** A stat as a chart and as a table, which can be exported. */
export function StatSection<Row>({ title, lead, file, columns, rows, getKey, getBar, ...rest }: SectionProps<Row>) {
  const id = useId();
  const { maxBars = 10, exportedRows = rows, children } = rest;
  return (
    <section aria-labelledby={id} className="mb-8 border border-rule bg-sheet p-5">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {lead && <p className="max-w-prose text-ink-soft">{lead}</p>}
        </div>
        {rows.length > 0 && (
          <CsvButton
            title={title}
            fileName={`${file}.csv`}
            columns={columns.map(({ label }) => label)}
            rows={exportedRows.map((row) => columns.map(({ exported }) => exported(row)))}
          />
        )}
      </div>
      {getBar && <BarChart bars={rows.slice(0, maxBars).map((row) => ({ id: getKey(row), ...getBar(row) }))} />}
      {rows.length === 0 ? (
        <p>{m.stats_no_rows()}</p>
      ) : (
        <PlainTable<Row>
          label={title}
          rows={rows}
          getKey={getKey}
          columns={columns.map(({ label, value }) => [label, value] as const)}
        />
      )}
      {children}
    </section>
  );
}
