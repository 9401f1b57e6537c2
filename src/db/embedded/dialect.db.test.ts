import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";

const connection = await openTestDatabase();
const { db } = connection;

beforeEach(async () => {
  await connection.executeSql("drop table if exists notes; create table notes (text text)");
});

const add = (where: typeof db, text: string) => sql`insert into notes values (${text})`.execute(where);
const listNotes = async () => {
  const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(db);
  return rows.map(({ text }) => text);
};

test("stores a transaction's writes after the commit", async () => {
  await db.transaction().execute(async (tx) => {
    await add(tx, "a");
    await add(tx, "b");
  });
  expect(await listNotes()).toEqual(["a", "b"]);
});

test("rolls back a failed transaction without affecting others", async () => {
  const failing = db.transaction().execute(async (tx) => {
    await add(tx, "lost");
    throw new Error("changed my mind");
  });
  const meanwhile = add(db, "kept");
  await expect(failing).rejects.toThrow("changed my mind");
  await meanwhile;
  expect(await listNotes()).toEqual(["kept"]);
});

test("a failed statement rolls back its transaction", async () => {
  const failing = db.transaction().execute(async (tx) => {
    await add(tx, "lost");
    await sql`insert into no_such_table values (1)`.execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: "42P01" });
  await add(db, "kept");
  expect(await listNotes()).toEqual(["kept"]);
});

test("a concurrent read does not see uncommitted writes", async () => {
  const seen = await Promise.all([
    db.transaction().execute(async (tx) => {
      await add(tx, "a");
      await sql`select 1`.execute(tx);
      await add(tx, "b");
    }),
    listNotes(),
    listNotes(),
  ]);
  for (const texts of seen.slice(1) as string[][]) expect([0, 2]).toContain(texts.length);
});

test("runs many concurrent queries to completion", async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2
        ? add(db, String(index))
        : db.transaction().execute(async (tx) => {
            await add(tx, String(index));
          }),
    ),
  );
  expect(await listNotes()).toHaveLength(40);
});

test("a library's failed statements leave no transaction open", async () => {
  await expect(
    connection.executeSql("begin; insert into notes values ('lost'); select 1 / 0; commit"),
  ).rejects.toThrow();
  await add(db, "kept");
  expect(await listNotes()).toEqual(["kept"]);
});
