import { m } from "#messages/messages.js";

interface ChartTableProps {
  caption: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A chart's data as a table, for people who can't see the chart or want exact values. */
export function ChartTable({ caption, headings, rows }: ChartTableProps) {
  return (
    <details className="mt-2 no-print">
      <summary className="link inline-block cursor-pointer py-1">{m.chart_as_table()}</summary>
      <table className="numeric mt-2 w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule-strong">
            {headings.map((heading, position) => (
              <th key={heading} scope="col" className={position === 0 ? "py-1 pr-2 text-left" : "py-1 pl-2 text-right"}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(" ")} className="border-b border-rule">
              {cells.map((cell, position) =>
                position === 0 ? (
                  <th key={headings[position]} scope="row" className="py-1 pr-2 text-left font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={headings[position]} className="py-1 pl-2 text-right">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
