import { Kysely, sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import fc from "../../../tests/support/generated.ts";
import { createEmbeddedDialect } from "./dialect.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A session that records its statements, each taking at least one event loop turn. */
function createRecordingSession() {
  const statements: string[] = [];
  let closed = 0;
  const session = {
    async query(text: string) {
      statements.push(text);
      await new Promise((resolve) => setImmediate(resolve));
      if (text.includes("fail")) throw new Error("refused by the database");
      return { rows: [{ text }], affectedRows: 2 };
    },
    exec: async () => ({ rows: [] }),
    listen: async () => {},
    close: async () => {
      closed += 1;
    },
  };
  const db = new Kysely<Record<string, never>>({ dialect: createEmbeddedDialect(session) });
  return { db, statements, timesClosed: () => closed };
}

const run = (db: Kysely<Record<string, never>>, text: string) => sql.raw(text).execute(db);

test("never interleaves statements of concurrent transactions", async () => {
  const work = fc.record({ kind: fc.constantFrom("transaction", "failing", "query"), statements: fc.nat(4) });
  await fc.assert(
    fc.asyncProperty(fc.array(work, { minLength: 2, maxLength: 8 }), async (pieces) => {
      const { db, statements } = createRecordingSession();
      await Promise.allSettled(
        pieces.map(async ({ kind, statements: count }, piece) => {
          if (kind === "query") return run(db, `piece ${piece}`);
          return db.transaction().execute(async (tx) => {
            for (let step = 0; step <= count; step++) await run(tx, `piece ${piece}`);
            if (kind === "failing") await run(tx, `piece ${piece} fail`);
          });
        }),
      );
      const expected = pieces.map(({ kind, statements: count }, piece) => {
        if (kind === "query") return [`piece ${piece}`];
        const own = Array.from({ length: count + 1 }, () => `piece ${piece}`);
        return kind === "failing" ? ["begin", ...own, `piece ${piece} fail`, "rollback"] : ["begin", ...own, "commit"];
      });
      // In request order: the queue is FIFO.
      expect(statements).toEqual(expected.flat());
    }),
    { numRuns: 50 },
  );
});

test("a query returns the number of changed rows", async () => {
  const { db } = createRecordingSession();
  expect(await run(db, "update")).toMatchObject({ rows: [{ text: "update" }], numAffectedRows: 2n });
});

test("rejects a query that deadlocks with its own transaction after a timeout, and others continue", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { db } = createRecordingSession();
  const waiting = db.transaction().execute(async (tx) => {
    await run(tx, "first");
    await run(db, "outside, by mistake");
  });
  const failed = expect(waiting).rejects.toThrow("A transaction may be waiting");
  const patient = run(db, "patient");
  // Both are waiting: the timers exist once the transaction has the session.
  while (vi.getTimerCount() < 2) await new Promise((resolve) => setImmediate(resolve));
  const rejected = expect(patient).rejects.toThrow("Timed out waiting for the embedded database");
  await vi.advanceTimersByTimeAsync(30_000);
  await Promise.all([failed, rejected]);
  vi.useRealTimers();
  expect(await run(db, "afterwards")).toMatchObject({ rows: [{ text: "afterwards" }] });
});

test("rejects row streaming because the embedded database has no cursors", async () => {
  const { db } = createRecordingSession();
  const stream = db
    .selectFrom("listings" as never)
    .selectAll()
    .stream();
  await expect(stream[Symbol.asyncIterator]().next()).rejects.toThrow("does not support streaming");
});

test("closing the database closes its session", async () => {
  const { db, timesClosed } = createRecordingSession();
  await run(db, "select");
  await db.destroy();
  expect(timesClosed()).toBe(1);
});
