import { Parser } from "saxen";
import { BadDocument, type Sheet } from "./documents.ts";

/** The attributes that repeat a row or cell (OpenDocument 1.3, part 3). */
const REPEATED_ROWS = "table:number-rows-repeated";
const REPEATED_COLUMNS = "table:number-columns-repeated";

export interface TableLimits {
  rows: number;
  columns: number;
  cellLength: number;
}

interface OpenCell {
  attributes: Record<string, string>;
  text: string;
  paragraphs: number;
}

/**
 * Reads the tables of an OpenDocument spreadsheet from its `content.xml`. Numbers and dates are read from the cell's
 * value, which is independent of how it is shown.
 *
 * @throws BadDocument
 */
export function readOds(content: string, limits: TableLimits): Sheet[] {
  const reader = new OdsReader(limits);
  const parser = new Parser();
  parser.on("openTag", (name, getAttributes, decode) =>
    reader.open(name, () => {
      const attributes = Object.entries(getAttributes()).map(([key, value]) => [key, decode(String(value))]);
      return Object.fromEntries(attributes) as Record<string, string>;
    }),
  );
  parser.on("closeTag", (name) => reader.close(name));
  parser.on("text", (text, decode) => reader.addText(decode(text)));
  parser.on("cdata", (text) => reader.addText(text));
  parser.on("error", () => {
    throw new BadDocument("unreadable");
  });
  try {
    parser.parse(content);
  } catch (error) {
    throw error instanceof BadDocument ? error : new BadDocument("unreadable");
  }
  return reader.sheets.filter(({ rows }) => rows.length > 0);
}

class OdsReader {
  readonly sheets: Sheet[] = [];
  readonly #limits: TableLimits;
  #total = 0;
  #rows: string[][] = [];
  /** Empty rows that are added only if another row follows, because tables end with a million of them. */
  #emptyRows = 0;
  #cells: string[] = [];
  #emptyCells = 0;
  #rowAttributes: Record<string, string> = {};
  #cell: OpenCell | null = null;
  #isInParagraph = false;
  #annotations = 0;

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  open(name: string, getAttributes: () => Record<string, string>): void {
    if (name === "office:annotation") this.#annotations += 1;
    if (name === "table:table") {
      this.#rows = [];
      this.#emptyRows = 0;
      this.sheets.push({ name: getAttributes()["table:name"] ?? "", rows: this.#rows });
    }
    if (name === "table:table-row") {
      this.#cells = [];
      this.#emptyCells = 0;
      this.#rowAttributes = getAttributes();
    }
    if (name === "table:table-cell" || name === "table:covered-table-cell") {
      this.#cell = { attributes: getAttributes(), text: "", paragraphs: 0 };
    }
    if (!this.#cell || this.#annotations > 0) return;
    if (name === "text:p") {
      if (this.#cell.paragraphs++ > 0) this.#cell.text += "\n";
      this.#isInParagraph = true;
    }
    if (name === "text:line-break") this.#cell.text += "\n";
    if (name === "text:tab" || name === "text:s") this.#cell.text += " ";
  }

  close(name: string): void {
    if (name === "office:annotation") this.#annotations -= 1;
    if (name === "text:p") this.#isInParagraph = false;
    if (name === "table:table-cell" || name === "table:covered-table-cell") this.#endCell();
    if (name === "table:table-row") this.#endRow();
  }

  addText(text: string): void {
    if (!this.#cell || !this.#isInParagraph || this.#annotations > 0) return;
    if (this.#cell.text.length <= this.#limits.cellLength) this.#cell.text += text;
  }

  #endCell(): void {
    if (!this.#cell) return;
    const text = getCellText(this.#cell);
    const count = getCount(this.#cell.attributes[REPEATED_COLUMNS]);
    this.#cell = null;
    if (text === "") {
      this.#emptyCells += count;
      return;
    }
    if (this.#cells.length + this.#emptyCells + count > this.#limits.columns) throw new BadDocument("too_many_rows");
    for (; this.#emptyCells > 0; this.#emptyCells--) this.#cells.push("");
    for (let copy = 0; copy < count; copy++) this.#cells.push(text);
  }

  #endRow(): void {
    const count = getCount(this.#rowAttributes[REPEATED_ROWS]);
    if (this.#cells.length === 0) {
      this.#emptyRows += count;
      return;
    }
    this.#total += this.#emptyRows + count;
    if (this.#total > this.#limits.rows) throw new BadDocument("too_many_rows");
    for (; this.#emptyRows > 0; this.#emptyRows--) this.#rows.push([]);
    for (let copy = 0; copy < count; copy++) this.#rows.push(this.#cells);
    this.#cells = [];
  }
}

function getCellText({ attributes, text }: OpenCell): string {
  const type = attributes["office:value-type"];
  if (type === "date") return attributes["office:date-value"] ?? text;
  const isNumber = type === "float" || type === "currency";
  // A percentage is read as shown, because its value is a fraction.
  return (isNumber && attributes["office:value"]) || text;
}

function getCount(written: string | undefined): number {
  const count = Number(written ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
}
