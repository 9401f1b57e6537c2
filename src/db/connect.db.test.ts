import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";

const { db, executeSql } = await openTestDatabase();

test("a library's statement gets its values and returns its rows", async () => {
  const { rows } = await executeSql("select $1::int + 1 as n", [41]);
  expect(rows).toEqual([{ n: 42 }]);
});

test("multiple statements return all their rows", async () => {
  const { rows } = await executeSql("begin; select 1 as n; select 2 as n; commit");
  expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test("a library's failed transaction does not block later statements", async () => {
  await expect(executeSql("begin; select 1 / 0; commit")).rejects.toThrow("division by zero");
  const { rows } = await sql<{ n: number }>`select 1 as n`.execute(db);
  expect(rows).toEqual([{ n: 1 }]);
});

test("a library's statement waits for the current transaction and runs outside it", async () => {
  await sql`create table notes (text text)`.execute(db);
  let counted: Promise<{ rows: unknown[] }> | undefined;
  const failing = db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('lost')`.execute(transaction);
    counted = executeSql("select count(*)::int as n from notes");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await counted).toEqual({ rows: [{ n: 0 }] });
});
