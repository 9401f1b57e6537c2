import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestContext } from "../../tests/support/context.ts";
import { runInTransaction } from "./context.ts";
import { invalidate } from "./invalidate.ts";

const invalidated: (readonly string[])[] = [];
const context = await openTestContext({ onInvalidated: (tags) => invalidated.push(tags) });

const takeWrittenTags = async (): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`delete from cache_versions returning tag`.execute(context.db);
  return rows.map(({ tag }) => tag).sort();
};

test("a change is told once its transaction is committed, all its tags together", async () => {
  await runInTransaction(context, async (tx) => {
    await invalidate(tx, "listings", "listing:100001");
    await runInTransaction(tx, (joined) => invalidate(joined, "listings", "office:pasco"));
    expect(invalidated).toEqual([]);
  });
  expect(invalidated.splice(0)).toEqual([["listings", "listing:100001", "office:pasco"]]);
  expect([...new Set(await takeWrittenTags())]).toEqual(["listing:100001", "listings", "office:pasco"]);
});

test("of a transaction that fails nobody hears", async () => {
  const failing = runInTransaction(context, async (tx) => {
    await invalidate(tx, "offices");
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(invalidated).toEqual([]);
  expect(await takeWrittenTags()).toEqual([]);
});

test("a change outside a transaction is told at once, and nothing is told of nothing", async () => {
  await invalidate(context, "content", "content");
  await invalidate(context);
  expect(invalidated.splice(0)).toEqual([["content"]]);
  expect(await takeWrittenTags()).toEqual(["content"]);
});
