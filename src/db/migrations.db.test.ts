import { sql } from "kysely";
import { expect, test } from "vitest";
import { StartupError } from "#lib/errors.ts";
import { openOnServer, openSecondConnection, openTestDatabase } from "../../tests/support/database.ts";
import { migrate, selectMigrations } from "./migrations.ts";

const connection = await openTestDatabase();
const { db } = connection;

test("a release restarts on a database it has already migrated", async () => {
  await migrate(db);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from kysely_migration`.execute(db);
  expect(rows[0]?.n).toBeGreaterThanOrEqual(3);
});

test("no search index postpones its writes, so that a search finds by index before the next vacuum", async () => {
  const { rows } = await sql<{ name: string; reloptions: string[] | null }>`
    select relname as name, reloptions from pg_class
    where relkind = 'i' and relam = (select oid from pg_am where amname = 'gin') order by relname`.execute(db);
  expect(rows.map(({ name }) => name)).toContain("listings_words");
  for (const { name, reloptions } of rows)
    expect({ name, reloptions }).toEqual({ name, reloptions: ["fastupdate=off"] });
});

test("a database of a build that had a later migration gets an earlier one, too", async () => {
  const all = await selectMigrations(db);
  await connection.executeSql("drop schema public cascade; create schema public; create extension pg_trgm");
  await migrate(db, { names: all.filter((name) => name !== "0064-listing-confirmations") });
  await migrate(db);
  expect(await selectMigrations(db)).toEqual(all);
});

test("both databases return money as integers", async () => {
  const { rows } = await sql<{ price: unknown }>`select 125000000::bigint as price`.execute(db);
  expect(rows[0]?.price).toBe(125_000_000);
});

test("rejects a database that a newer release has migrated, in one line", async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    new StartupError(
      "The database is from a newer release: this one doesn't know 9999-later. Start that release. To roll back, set ALLOW_NEWER_DATABASE=1.",
    ),
  );
  await migrate(db, { allowsNewer: true });
});

// The embedded database is always UTF-8.
if (connection.kind !== "embedded")
  test("rejects an empty database with another encoding, which a server without a locale creates", async () => {
    const other = await openOnServer("encoding 'SQL_ASCII' locale 'C' template template0");
    await expect(migrate(other.db)).rejects.toThrow("The database is encoded as SQL_ASCII, not as UTF8.");
    await other.close();
  });

// The embedded database has one session, so nothing can hold a lock against it.
if (connection.kind !== "embedded")
  test("gives up a lock soon, so that readers don't queue, and tries again", async () => {
    await connection.executeSql("drop schema public cascade; create schema public");
    await migrate(db);
    const all = await selectMigrations(db);
    await connection.executeSql("drop schema public cascade; create schema public");
    await migrate(db, { names: all.filter((name) => name < "0024") });
    const other = await openSecondConnection(connection);
    let migrating: Promise<void> | undefined;
    await other.db.transaction().execute(async (transaction) => {
      await sql`lock table reviews in access share mode`.execute(transaction);
      migrating = migrate(db, { lockTimeoutMs: 300 });
      const countWaiting = async () =>
        (await sql`select from pg_locks where not granted and relation = 'reviews'::regclass`.execute(other.db)).rows
          .length;
      await expect.poll(countWaiting, { interval: 20 }).toBe(1);
      // The migration gives up while the lock is still held, so that a reader behind it gets its turn.
      await sql`select count(*) from reviews`.execute(other.db);
      expect(await selectMigrations(other.db)).not.toContain("0024-review-decisions");
    });
    await migrating;
    expect(await selectMigrations(db)).toEqual(all);
  });
