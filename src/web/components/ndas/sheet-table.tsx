import type { SheetPage } from "#integrations/documents/sheet-pages.ts";
import { m } from "#messages/messages.js";

/** Rows of a spreadsheet with row numbers and column letters. */
export function SheetTable({ sheet }: { sheet: SheetPage }) {
  const { name, from, rows, columns } = sheet;
  const title = name ? m.document_sheet({ name }) : m.document_rows({ from, to: from + rows.length - 1 });
  const letters = Array.from({ length: columns }, (_, column) => getLetter(column));
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      aria-label={title}
      className="overflow-x-auto border border-rule bg-sheet"
    >
      <table className="numeric border-collapse">
        <caption className="px-3 py-2 text-left font-semibold">{title}</caption>
        <thead>
          <tr className="border-b border-rule-strong">
            <th scope="col" className="px-3 py-1 text-right font-normal text-ink-soft">
              {m.document_row()}
            </th>
            {letters.map((letter) => (
              <th key={letter} scope="col" className="px-3 py-1 text-left font-normal text-ink-soft">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity other than their position.
            <tr key={row} className="border-b border-rule">
              <th scope="row" className="px-3 py-1 text-right font-normal text-ink-soft">
                {from + row}
              </th>
              {letters.map((letter, column) => (
                <td key={letter} className={`px-3 py-1 ${isNumber(cells[column]) ? "text-right" : "max-w-[40ch]"}`}>
                  {cells[column] ?? ""}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Converts a column index to spreadsheet letters: A to Z, AA, AB … */
function getLetter(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : `${getLetter(Math.floor(column / 26) - 1)}${getLetter(column % 26)}`;
}

const isNumber = (cell = ""): boolean => /^[-(]?[$€£¥]?[\d.,\s]+%?\)?$/.test(cell);
