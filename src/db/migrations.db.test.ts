import { sql } from "kysely";
import { expect, test } from "vitest";
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
