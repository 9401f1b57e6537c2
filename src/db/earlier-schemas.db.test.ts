import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import { migrate, selectMigrations } from "./migrations.ts";

/*
 * Migrates dumps of databases as earlier versions made them (PostgreSQL 15, pg_dump --inserts of the schema public). A
 * migration that was edited afterwards would make other tables than in a new database.
 */
const folder = join(import.meta.dirname, "../../tests/fixtures/schemas");
const connection = await openTestDatabase();
const { db } = connection;

/** Describes everything that a schema defines, a line each. */
async function describeSchema(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
      || coalesce(column_default, '') || is_identity as line
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and probin is null
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

/** Rows that every version can have. */
const ROWS = `
  insert into regions (slug, code, name) values ('florida', 'FL', 'Florida');
  insert into accounts (id, kind, email, locale) values (1, 'buyer', 'pat@company.internal', 'en-US');
  insert into offices (id, slug, name, email, locality, region_slug, country, latitude, longitude, time_zone)
    values (7, 'tampa-bay', 'Tampa Bay', 'tampa@company.internal', 'Tampa', 'florida', 'US', 27.9, -82.4, 'America/New_York');
  insert into enquiries (id, type, name, email, office_id, privacy_consent, form, locale, fingerprint)
    values ('0b6ff4a6-9e3c-4d3a-8d80-0f6d8fb1a001', 'contact', 'Pat', 'pat@company.internal', 7, 'I agree.', '/', 'en-US', 'f');
`;

const current = await describeSchema();

describe.each(readdirSync(folder).filter((name) => name.endsWith(".sql")))("a database of %s", (name) => {
  test("gets the schema of a new one, and keeps its rows", async () => {
    await connection.executeSql("drop schema public cascade; create schema public; create extension pg_trgm");
    await connection.executeSql(readFileSync(join(folder, name), "utf8"));
    const before = await selectMigrations(db);
    await connection.executeSql(ROWS);
    await migrate(db);
    expect((await selectMigrations(db)).length).toBeGreaterThan(before.length);
    expect(await describeSchema()).toEqual(current);
    const inquiry = await db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
    expect(inquiry).toMatchObject({ name: "Pat", office_id: 7, verified: false });
    expect(await db.selectFrom("offices").select("slug").execute()).toEqual([{ slug: "tampa-bay" }]);
  });
});
