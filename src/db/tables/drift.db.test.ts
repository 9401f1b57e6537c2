import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";

/** TypeScript types allowed for each SQL type. */
const READ_AS: Record<string, RegExp> = {
  text: /^(string|"\w+"( \| "\w+")*|InquiryType|ReviewStatus|LeadSource|LeadEventKind|DealStage|LostReason|DealEventKind|OfferStatus|BuyerActivityKind|ViewKind|AlertFrequency|AlertKind|ImportKind|Locale|keyof typeof [A-Z_]+_LABELS)$/,
  uuid: /^string$/,
  boolean: /^boolean$/,
  integer: /^number$/,
  bigint: /^number$/,
  "double precision": /^number$/,
  jsonb: /^JSONColumnType</,
  json: /^JSONColumnType</,
  ARRAY: /^number\[\]$/,
  "timestamp with time zone": /^(Date|ColumnType<Date)/,
};

/** Columns and tables that only the previous release uses; a later migration drops them. */
const RETIRED_TABLES = ["staff_recovery_codes"];
const RETIRED_COLUMNS = ["staff.totp_sealed", "staff.totp_confirmed_at", "staff.totp_last_step"];

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
}

/** Returns the columns of every table as declared in src/db/tables. */
function readDeclaredTables(): Map<string, Map<string, string>> {
  const text = readdirSync(import.meta.dirname)
    .filter((name) => !name.includes(".test."))
    .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
    .join("\n");
  const interfaces = new Map<string, Map<string, string>>();
  for (const [, name = "", body = ""] of text.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)) {
    const columns = [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(([, column = "", type = ""]) => [column, type]);
    interfaces.set(name, new Map(columns as [string, string][]));
  }
  const tables = interfaces.get("Database") ?? new Map<string, string>();
  return new Map([...tables].map(([table, type]) => [table, interfaces.get(type) ?? new Map()]));
}

async function readMigratedTables(): Promise<Map<string, Column[]>> {
  const { db } = await openTestDatabase();
  const { rows } = await sql<Column & { table: string }>`
    select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' as "hasDefault"
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(db);
  const used = rows.filter(
    ({ table, name }) => !RETIRED_TABLES.includes(table) && !RETIRED_COLUMNS.includes(`${table}.${name}`),
  );
  return Map.groupBy(used, ({ table }) => table);
}

const tables = readDeclaredTables();
const schema = await readMigratedTables();

test("every table of the schema is typed, and every typed table exists", () => {
  expect([...tables.keys()].sort()).toEqual([...schema.keys()].sort());
});

test.each([...tables.keys()])("the type of %s names exactly the migrated columns", (table) => {
  expect([...(tables.get(table)?.keys() ?? [])].sort()).toEqual(
    (schema.get(table) ?? []).map(({ name }) => name).sort(),
  );
});

test.each([...tables.keys()])("the columns of %s are typed as the database stores them", (table) => {
  for (const { name, type, nullable, hasDefault } of schema.get(table) ?? []) {
    const spelled = tables.get(table)?.get(name) ?? "";
    const inner = spelled.replace(/^Generated<(.*)>$/, "$1").replace(/ \| null$/, "");
    const at = `${table}.${name}: ${spelled} for ${type}`;
    expect(inner, at).toMatch(READ_AS[type] ?? /^$/);
    expect(/ \| null\b/.test(spelled), `${at}, nullable`).toBe(nullable);
    if (spelled.startsWith("Generated<")) expect(hasDefault, `${at}, default`).toBe(true);
  }
});
