import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { findResponse, runOnce } from "./run-once.ts";

let now = new Date();
const context = await openTestContext({ clock: () => now });
let done = 0;
const CALL = { operation: "sign", visitor: "pat", key: "one", body: { a: 1 } };
const run = (call = CALL) => runOnce(context, call, async () => ({ done: ++done }));

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  done = 0;
  await context.db.deleteFrom("idempotent_answers").execute();
});

test("runs the same call once and replays its response for a day, then runs it again", async () => {
  expect(await findResponse(context, CALL)).toBeNull();
  expect(await run()).toEqual({ done: 1 });
  now = new Date("2026-11-21T11:59:59Z");
  expect(await run()).toEqual({ done: 1 });
  expect(await findResponse(context, CALL)).toEqual({ done: 1 });
  now = new Date("2026-11-21T12:00:00Z");
  expect(await findResponse(context, CALL)).toBeNull();
  expect(await run()).toEqual({ done: 2 });
  expect(await context.db.selectFrom("idempotent_answers").select("id").execute()).toHaveLength(1);
});

test("runs calls with another operation, visitor or key separately", async () => {
  await run();
  for (const change of [{ operation: "register" }, { visitor: "sam" }, { key: "two" }]) {
    await run({ ...CALL, ...change });
  }
  expect(done).toBe(4);
});

test("rejects a key reused with a different body", async () => {
  await run();
  await expect(run({ ...CALL, body: { a: 2 } })).rejects.toMatchObject({
    status: 422,
    errors: { "Idempotency-Key": [expect.any(String)] },
  });
});

test("stores no response for failed work", async () => {
  const failing = runOnce(context, CALL, async () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await run()).toEqual({ done: 1 });
});
