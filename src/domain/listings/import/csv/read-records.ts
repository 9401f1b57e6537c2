import { type Options, type Parser, parse } from "csv-parse";
import { parse as parseWhole } from "csv-parse/sync";
import { unreadable } from "./decode.ts";
import { detectLayout, holdsHeader, linesIn } from "./delimiter.ts";

/** One row of the file: its cells, or why they could not be told apart. */
export interface CsvRecord {
  /** The physical line on which it starts; the first line of the file is 1. */
  line: number;
  cells: string[];
  broken?: string;
}

/** A row of several lines that is longer than this is taken for a quotation mark that is never closed. */
const MAX_RECORD_BYTES = 128 * 1024;

/** Each unclosed quotation mark costs reading some lines again; a file with this many is not worth it. */
const MAX_BROKEN_RECORDS = 500;

const UNCLOSED =
  "A quotation mark opens in this row and is not closed: close it, or write two quotation marks where one is meant.";

const TOO_LONG = `The row is too long: shorten it to ${MAX_RECORD_BYTES} bytes or fewer.`;

/** A line, and how it ends. */
const LINE = /^([^\r\n]*)(\r\n|\r|\n|$)/;

/**
 * The rows of a CSV text as they stream in, blank lines left out, the header among them. Commas, semicolons, tabs or
 * bars part the cells, as the header line or a `sep=` line shows; CRLF, LF and CR end lines.
 *
 * A quotation mark that is never closed would swallow every row after it: its line is given as broken, and reading
 * goes on with the next line.
 *
 * @throws Invalid when there is no header or hardly a row can be told from the next.
 */
export async function* readRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const pieces = text[Symbol.asyncIterator]();
  try {
    const start = await readStart(pieces);
    if (start.trim() === "") throw unreadable("The file holds no rows.");
    const { delimiter, skip, skippedLines } = detectLayout(start);
    yield* getRecords(pieces, start.slice(skip), delimiter, skippedLines + 1);
  } finally {
    await pieces.return?.();
  }
}

async function readStart(pieces: AsyncIterator<string>): Promise<string> {
  let start = "";
  while (!holdsHeader(start)) {
    const { done, value } = await pieces.next();
    if (done) break;
    start += value;
  }
  return start;
}

async function* getRecords(
  pieces: AsyncIterator<string>,
  start: string,
  delimiter: string,
  firstLine: number,
): AsyncGenerator<CsvRecord> {
  let reader = new RecordReader(delimiter, firstLine);
  let next: string | null = start;
  let broken = 0;
  while (true) {
    const failed: boolean = next === null ? await reader.end() : await reader.write(Buffer.from(next));
    for (const record of reader.take()) yield record;
    const loose: Restart | null = reader.malformed ?? (failed ? reader.restart() : null);
    if (loose) {
      broken += 1;
      if (broken > MAX_BROKEN_RECORDS)
        throw unreadable("Too many quotation marks are never closed: this is not a CSV file.");
      const { text, rest } = await finishLine(loose, pieces);
      yield {
        line: loose.line,
        cells: [text],
        broken: Buffer.byteLength(text) > MAX_RECORD_BYTES ? TOO_LONG : UNCLOSED,
      };
      reader = new RecordReader(delimiter, loose.line + 1);
      next = rest;
      continue;
    }
    if (next === null) return;
    const piece: IteratorResult<string> = await pieces.next();
    next = piece.done ? null : piece.value;
  }
}

interface Restart {
  line: number;
  /** The line at fault, without its end. */
  text: string;
  /** Empty where the line goes on in the next piece. */
  end: string;
  /** The text after the line at fault. */
  rest: string;
}

/** Reads on to the end of a line at fault, whose remainder would otherwise count as a row of its own. */
async function finishLine(broken: Restart, pieces: AsyncIterator<string>): Promise<Pick<Restart, "text" | "rest">> {
  const parts = [broken.text];
  let { end, rest } = broken;
  // A carriage return that ends a piece may be half of a line end.
  while (rest === "" && (end === "" || end === "\r")) {
    const { done, value } = await pieces.next();
    if (done) break;
    if (end === "\r") {
      if (value === "") continue;
      rest = value.replace(/^\n/, "");
      break;
    }
    const [whole = "", more = "", found = ""] = LINE.exec(value) ?? [];
    parts.push(more);
    end = found;
    rest = value.slice(whole.length);
  }
  return { text: parts.join(""), rest };
}

/** The CSV library with what it does not keep: physical lines, and the text to go back to. */
class RecordReader {
  malformed: Restart | null = null;
  readonly #options: Options;
  readonly #parser: Parser;
  #found: { cells: string[]; end: number }[] = [];
  /** Bytes handed to the parser that belong to no finished record yet. */
  #pending: Buffer = Buffer.alloc(0);
  /** Bytes of finished records, and the line on which what is pending starts. */
  #consumed = 0;
  #line: number;
  #failed = false;

  constructor(delimiter: string, line: number) {
    this.#line = line;
    this.#options = {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
    };
    this.#parser = parse({
      ...this.#options,
      on_record: (cells: string[], { bytes }: { bytes: number }) => {
        this.#found.push({ cells, end: bytes });
        return null;
      },
    });
    this.#parser.on("error", () => {
      this.#failed = true;
    });
    this.#parser.resume();
  }

  /** True when the parser gave up; what it had found before that can still be taken. */
  async write(bytes: Buffer): Promise<boolean> {
    this.#pending = Buffer.concat([this.#pending, bytes]);
    const error = await new Promise((resolve) => this.#parser.write(bytes, resolve));
    return Boolean(error);
  }

  async end(): Promise<boolean> {
    await new Promise<void>((resolve) => {
      this.#parser.once("close", resolve);
      this.#parser.end();
    });
    return this.#failed;
  }

  /** The records found so far, up to the first that runs over lines by a stray quotation mark. */
  *take(): Generator<CsvRecord> {
    const found = this.#found;
    this.#found = [];
    let from = 0;
    for (const { cells, end } of found) {
      const to = end - this.#consumed;
      const source = this.#pending.toString("utf8", from, to);
      const blank = /^[\r\n]*/.exec(source)?.[0] ?? "";
      const line = this.#line + linesIn(blank);
      if (this.#isMalformed(cells, source)) {
        this.#pending = this.#pending.subarray(from);
        this.malformed = this.restart();
        return;
      }
      this.#line += linesIn(source);
      from = to;
      yield { line, cells };
    }
    this.#pending = this.#pending.subarray(from);
    this.#consumed += from;
  }

  /** Where to go on when the record that is pending cannot be read: after its first line. */
  restart(): Restart {
    const source = this.#pending.toString("utf8");
    const blank = /^[\r\n]*/.exec(source)?.[0] ?? "";
    const [whole = "", text = "", end = ""] = LINE.exec(source.slice(blank.length)) ?? [];
    return { line: this.#line + linesIn(blank), text, end, rest: source.slice(blank.length + whole.length) };
  }

  #isMalformed(cells: string[], source: string): boolean {
    if (!cells.some((cell) => cell.startsWith('"') && /[\r\n]/.test(cell))) return false;
    try {
      parseWhole(source, { ...this.#options, relax_quotes: false });
      return false;
    } catch {
      return true;
    }
  }
}
