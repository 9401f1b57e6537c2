import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import { compileOnce, prepareOnce } from "./compile-once.ts";

const { db } = await openTestDatabase();

test("a compiled query uses each call's values and reuses its constants", async () => {
  let builds = 0;
  const query = compileOnce((tx, { first, second }: { first: string; second: string }) => {
    builds += 1;
    return sql<{ text: string }>`select ${second} || ${"-"} || ${first} || ${second} as text`.compile(tx);
  });
  expect(await query(db, { first: "a", second: "b" })).toEqual({ text: "b-ab" });
  const together = [query(db, { second: "d", first: "c" }), query(db, { first: "e", second: "f" })];
  expect(await Promise.all(together)).toEqual([{ text: "d-cd" }, { text: "f-ef" }]);
  expect(builds).toBe(1);
});

test("runs inside the current transaction", async () => {
  const countRows = compileOnce((tx, { url }: { url: string }) =>
    sql<{ count: number }>`select count(*)::int as count from pages_seen where url = ${url}`.compile(tx),
  );
  await sql`create table pages_seen (url text)`.execute(db);
  const rolledBack = db.transaction().execute(async (tx) => {
    await sql`insert into pages_seen values ('/a')`.execute(tx);
    expect(await countRows(tx, { url: "/a" })).toEqual({ count: 1 });
    throw new Error("undone");
  });
  await expect(rolledBack).rejects.toThrow("undone");
  expect(await countRows(db, { url: "/a" })).toEqual({ count: 0 });
});

test("returns undefined without a matching row", async () => {
  const none = compileOnce((tx, _: object) => sql`select 1 where false`.compile(tx));
  expect(await none(db, {})).toBeUndefined();
});

test("a prepared query returns all rows for each call's values, also inside a transaction", async () => {
  const countTo = prepareOnce("test_count_to", (tx, { last }: { last: number }) =>
    sql<{ n: number }>`select n from generate_series(1, ${last}::integer) as n`.compile(tx),
  );
  expect(await countTo(db, { last: 2 })).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await countTo(db, { last: 0 })).toEqual([]);
  expect(await db.transaction().execute((tx) => countTo(tx, { last: 1 }))).toEqual([{ n: 1 }]);
});
