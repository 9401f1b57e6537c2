import { type Options, type Parser, parse } from "csv-parse";
import { parse as parseWhole } from "csv-parse/sync";
import { m } from "#messages/messages.js";
import { countLines, detectLayout, HEADER_LIMIT } from "./delimiter.ts";
import { createRemark } from "./remark.ts";
import { createUnreadableError, type TableRecord } from "./table.ts";

/** A multi-line row longer than this is assumed to have an unclosed quotation mark. */
const MAX_RECORD_BYTES = 128 * 1024;

/** Max rows with an unclosed quotation mark. For each of them, some lines have to be read again. */
const MAX_BROKEN_RECORDS = 500;

const UNCLOSED = createRemark(m.import_quote_unclosed, {});

const TOO_LONG = createRemark(m.import_row_too_long, { max: MAX_RECORD_BYTES });

/** Matches a line and its line end. */
const LINE = /^([^\r\n]*)(\r\n|\r|\n|$)/;

/**
 * Reads the rows of a CSV text as they stream in, including the header and skipping blank lines. Cells are separated by
 * commas, semicolons, tabs or vertical bars, as detected from the header or a `sep=` line; lines end with CRLF, LF or
 * CR.
 *
 * An unclosed quotation mark would swallow every row after it, so its line is reported as broken and reading continues
 * with the next line.
 *
 * @throws Invalid when there is no header or too many rows are broken.
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  isKnownHeader: (name: string) => boolean = () => false,
): AsyncGenerator<TableRecord> {
  const pieces = text[Symbol.asyncIterator]();
  try {
    const start = await readStart(pieces);
    if (start.trim() === "") throw createUnreadableError(m.import_file_no_rows, {});
    const { delimiter, skip, skippedLines } = detectLayout(start, isKnownHeader);
    yield* getRecords(pieces, start.slice(skip), delimiter, skippedLines + 1);
  } finally {
    await pieces.return?.();
  }
}

async function readStart(pieces: AsyncIterator<string>): Promise<string> {
  let start = "";
  while (start.length < HEADER_LIMIT) {
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
): AsyncGenerator<TableRecord> {
  let reader = new RecordReader(delimiter, firstLine);
  let next: string | null = start;
  let broken = 0;
  while (true) {
    const failed: boolean = next === null ? await reader.end() : await reader.write(Buffer.from(next));
    for (const record of reader.take()) yield record;
    const loose: Restart | null = reader.malformed ?? (failed ? reader.restart() : null);
    if (loose) {
      broken += 1;
      if (broken > MAX_BROKEN_RECORDS) throw createUnreadableError(m.import_too_many_quotes, {});
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
  /** The broken line, without its line end. */
  text: string;
  /** The line end; empty if the line continues in the next chunk. */
  end: string;
  /** The text after the broken line. */
  rest: string;
}

/** Reads to the end of a broken line. Otherwise its remainder would be read as a separate row. */
async function finishLine(broken: Restart, pieces: AsyncIterator<string>): Promise<Pick<Restart, "text" | "rest">> {
  const parts = [broken.text];
  let { end, rest } = broken;
  // A carriage return at the end of a chunk may be the first half of a CRLF.
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

/** Wraps the CSV library and adds what it does not track: physical lines, and the text to restart from. */
class RecordReader {
  malformed: Restart | null = null;
  readonly #options: Options;
  readonly #parser: Parser;
  #found: { cells: string[]; end: number }[] = [];
  /** Bytes passed to the parser that do not belong to a finished record yet. */
  #pending: Buffer = Buffer.alloc(0);
  /** The number of bytes in finished records, and the line where the pending text starts. */
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

  /**
   * Passes bytes to the parser. Returns true if the parser failed; the records it found before that can still be taken.
   */
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

  /** Yields the records found so far, up to the first one that a stray quotation mark extends over several lines. */
  *take(): Generator<TableRecord> {
    const found = this.#found;
    this.#found = [];
    let from = 0;
    for (const { cells, end } of found) {
      const to = end - this.#consumed;
      const source = this.#pending.toString("utf8", from, to);
      const blank = /^[\r\n]*/.exec(source)?.[0] ?? "";
      const line = this.#line + countLines(blank);
      if (this.#isMalformed(cells, source)) {
        this.#pending = this.#pending.subarray(from);
        this.malformed = this.restart();
        return;
      }
      this.#line += countLines(source);
      from = to;
      yield { line, cells };
    }
    this.#pending = this.#pending.subarray(from);
    this.#consumed += from;
  }

  /** Returns where to continue if the pending record cannot be read: after its first line. */
  restart(): Restart {
    const source = this.#pending.toString("utf8");
    const blank = /^[\r\n]*/.exec(source)?.[0] ?? "";
    const [whole = "", text = "", end = ""] = LINE.exec(source.slice(blank.length)) ?? [];
    return { line: this.#line + countLines(blank), text, end, rest: source.slice(blank.length + whole.length) };
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
