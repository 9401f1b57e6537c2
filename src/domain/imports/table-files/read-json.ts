import { m } from "#messages/messages.js";
import { createRemark } from "./remark.ts";
import { createUnreadableError, type TableRecord } from "./table.ts";

/** Limit for JSON, which is read as a whole. JSON lines have none. */
const MAX_JSON_CHARACTERS = 60_000_000;
const MAX_COLUMNS = 500;
/** Up to this depth, keys of nested objects become columns. */
const MAX_DEPTH = 4;

type Entry = Record<string, unknown>;
interface ReadEntry {
  line: number;
  entry: Entry | null;
}

/** Returns whether a text is JSON or JSON lines, by its first character. */
export function isJson(start: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*[{\]])/.test(start);
}

/**
 * Reads JSON (a list of objects, alone or in an object) or JSON lines as rows: the header is every key in any entry, in
 * order. Keys of nested objects are joined with a point.
 *
 * @throws Invalid when the text is not valid JSON or has no list of objects.
 */
export async function* readJsonRecords(readText: () => AsyncIterable<string>): AsyncGenerator<TableRecord> {
  const readEntries = await openEntries(readText);
  const columns = new Map<string, number>();
  for await (const { entry } of readEntries()) {
    for (const [key] of entry ? flatten(entry) : []) {
      if (!columns.has(key)) columns.set(key, columns.size);
    }
    if (columns.size > MAX_COLUMNS) {
      throw createUnreadableError(m.import_json_too_many_keys, { max: MAX_COLUMNS });
    }
  }
  if (columns.size === 0) throw createUnreadableError(m.import_file_no_rows, {});
  yield { line: 0, cells: [...columns.keys()] };
  for await (const { line, entry } of readEntries()) {
    const cells = Array<string>(columns.size).fill("");
    if (!entry) {
      yield { line, cells, broken: createRemark(m.import_json_line_invalid, {}) };
      continue;
    }
    for (const [key, text] of flatten(entry)) cells[columns.get(key) ?? 0] = text;
    yield { line, cells };
  }
}

async function openEntries(readText: () => AsyncIterable<string>): Promise<() => AsyncIterable<ReadEntry>> {
  if (await isJsonLines(readText)) return () => readLines(readText);
  const parts: string[] = [];
  let length = 0;
  for await (const part of readText()) {
    length += part.length;
    if (length > MAX_JSON_CHARACTERS) {
      throw createUnreadableError(m.import_json_too_large, {});
    }
    parts.push(part);
  }
  const entries = findEntries(parseJson(parts.join("")));
  return async function* () {
    for (const [at, entry] of entries.entries()) yield { line: at + 1, entry: isEntry(entry) ? entry : null };
  };
}

/** Returns whether the first line is a complete entry and more lines follow. */
async function isJsonLines(readText: () => AsyncIterable<string>): Promise<boolean> {
  for await (const { entry, isLast } of readLines(readText)) return entry !== null && !isLast;
  return false;
}

async function* readLines(readText: () => AsyncIterable<string>): AsyncGenerator<ReadEntry & { isLast: boolean }> {
  let rest = "";
  let number = 0;
  const toEntry = (text: string): Entry | null => {
    try {
      const value: unknown = JSON.parse(text);
      return isEntry(value) ? value : null;
    } catch {
      return null;
    }
  };
  for await (const part of readText()) {
    rest += part;
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_JSON_CHARACTERS) throw createUnreadableError(m.import_json_line_too_large, {});
    for (const line of lines) {
      number += 1;
      if (line.trim() !== "") yield { line: number, entry: toEntry(line), isLast: false };
    }
  }
  if (rest.trim() !== "") yield { line: number + 1, entry: toEntry(rest), isLast: number === 0 };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw createUnreadableError(m.import_json_invalid, { problem: (error as Error).message.slice(0, 200) });
  }
}

/** Finds the list of entries: the value itself, or the longest list of objects in an object. */
function findEntries(value: unknown): unknown[] {
  if (Array.isArray(value) && value.some(isEntry)) return value;
  const lists = isEntry(value)
    ? Object.values(value).flatMap((inner) => (isEntry(inner) ? [inner, ...Object.values(inner)] : [inner]))
    : [];
  const found = lists
    .filter((list): list is unknown[] => Array.isArray(list) && list.some(isEntry))
    .sort((a, b) => b.length - a.length);
  if (found[0]) return found[0];
  // An object with a text is a single entry.
  if (isEntry(value) && Object.values(value).some((inner) => typeof inner === "string")) return [value];
  throw createUnreadableError(m.import_json_no_list, { example: "[{ … }, { … }]" });
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function* flatten(entry: Entry, path = "", depth = 0): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(entry)) {
    const name = path ? `${path}.${key}` : key;
    if (isEntry(value) && depth < MAX_DEPTH) yield* flatten(value, name, depth + 1);
    else yield [name, toText(value)];
  }
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(", ");
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value).toString() : String(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
