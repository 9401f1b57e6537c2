import { sql } from "kysely";
import { expect, test } from "vitest";
import { StartupError } from "#lib/errors.ts";
import { openTestDatabase } from "../../tests/support/database.ts";
import { migrate } from "./migrations.ts";

const { db } = await openTestDatabase();

test("a release restarts on a database it has already migrated", async () => {
  await migrate(db);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from kysely_migration`.execute(db);
  expect(rows[0]?.n).toBeGreaterThanOrEqual(3);
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
