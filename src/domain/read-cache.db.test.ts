import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import { readCached, readCachedById, startReadCache } from "./read-cache.ts";

const { db } = await openTestDatabase();
let notify: (...tags: string[]) => void;
let reads: number;

beforeEach(() => {
  reads = 0;
  startReadCache(db, {
    onChange: (listen) => {
      notify = (...tags) => listen(tags, false);
    },
  });
});

describe("remember", () => {
  const read = () => readCached(db, "offices", "count", async () => ++reads);

  test.each(["offices", "office:tampa", "*"])("holds a value until a change of %s", async (tag) => {
    expect(await read()).toBe(1);
    notify("content", "listings", "listing:7", "blog");
    expect(await read()).toBe(1);
    notify("content", tag);
    expect(await read()).toBe(2);
  });

  test("shares a read in progress, unless a change has overtaken it", async () => {
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    notify("offices");
    const overtaken = read();
    notify("offices");
    expect(await read()).toBe(3);
    expect(await overtaken).toBe(2);
    expect(await read()).toBe(3);
  });

  test("retries after a failed read", async () => {
    const fail = () => readCached(db, "offices", "broken", () => Promise.reject(new Error(`lost ${++reads}`)));
    await expect(fail()).rejects.toThrow("lost 1");
    await expect(fail()).rejects.toThrow("lost 2");
  });

  test("always reads inside a transaction", async () => {
    await read();
    const again = await db.transaction().execute((tx) => readCached(tx, "offices", "count", async () => ++reads));
    expect(again).toBe(2);
    expect(await read()).toBe(1);
  });

  test("drops the value used least recently", async () => {
    await read();
    await readCached(db, "offices", "other", async () => 0);
    for (let n = 0; n < 4_999; n++) {
      await readCached(db, "offices", `filler ${n}`, async () => n);
      await read();
    }
    expect(await read()).toBe(1);
    expect(await readCached(db, "offices", "other", async () => "read again")).toBe("read again");
  });
});

describe("rememberEach", () => {
  const batches: number[][] = [];
  const read = (...ids: number[]) =>
    readCachedById(db, "content", "text", ids, async (missing) => {
      batches.push(missing);
      return new Map(missing.filter((id) => id < 10).map((id) => [id, `text ${id}`]));
    });

  test("reads only what it doesn't hold, at once, and knows which ids have no value", async () => {
    expect([...(await read(1, 2, 99, 1))]).toEqual([
      [1, "text 1"],
      [2, "text 2"],
    ]);
    expect([...(await read(99, 3, 2)).keys()].sort()).toEqual([2, 3]);
    expect(batches).toEqual([[1, 2, 99], [3]]);
    expect(await read()).toEqual(new Map());
    notify("content");
    await read(2);
    expect(batches.at(-1)).toEqual([2]);
  });
});
