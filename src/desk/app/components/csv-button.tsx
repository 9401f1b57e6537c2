import { BYTE_ORDER_MARK, formatCsvLine } from "#lib/format-csv.ts";
import { m } from "#messages/messages.js";
import { saveFile } from "../data/save-file.ts";

interface CsvProps {
  /** What the file contains, for its name and for screen readers. */
  title: string;
  fileName: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Downloads a table as CSV. */
export function CsvButton({ title, fileName, columns, rows }: CsvProps) {
  const download = (): void => {
    const lines = [columns, ...rows].map((cells) => formatCsvLine(cells.map(String)));
    saveFile(new Blob([BYTE_ORDER_MARK, ...lines], { type: "text/csv;charset=utf-8" }), fileName);
  };
  return (
    <button type="button" className="button button-quiet" aria-label={m.stats_csv_of({ title })} onClick={download}>
      {m.stats_csv()}
    </button>
  );
}
