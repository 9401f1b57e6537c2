import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { answeredBefore, answerOnce } from "./answer-once.ts";

let now = new Date();
const context = await openTestContext({ clock: () => now });
let done = 0;
const CALL = { operation: "sign", visitor: "pat", key: "one", body: { a: 1 } };
const answer = (call = CALL) => answerOnce(context, call, async () => ({ done: ++done }));

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  done = 0;
  await context.db.deleteFrom("idempotent_answers").execute();
});

test("the same call is done once and answered alike for a day; then it may be done again, and the old answer is gone", async () => {
  expect(await answeredBefore(context, CALL)).toBeNull();
  expect(await answer()).toEqual({ done: 1 });
  now = new Date("2026-11-21T11:59:59Z");
  expect(await answer()).toEqual({ done: 1 });
  expect(await answeredBefore(context, CALL)).toEqual({ done: 1 });
  now = new Date("2026-11-21T12:00:00Z");
  expect(await answeredBefore(context, CALL)).toBeNull();
  expect(await answer()).toEqual({ done: 2 });
  expect(await context.db.selectFrom("idempotent_answers").select("id").execute()).toHaveLength(1);
});

test("another call, another visitor and another key are others", async () => {
  await answer();
  for (const change of [{ operation: "register" }, { visitor: "sam" }, { key: "two" }]) {
    await answer({ ...CALL, ...change });
  }
  expect(done).toBe(4);
});

test("the same key for another body is refused", async () => {
  await answer();
  await expect(answer({ ...CALL, body: { a: 2 } })).rejects.toMatchObject({
    status: 422,
    errors: { "Idempotency-Key": [expect.any(String)] },
  });
});

test("work that fails keeps no answer", async () => {
  const failing = answerOnce(context, CALL, async () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await answer()).toEqual({ done: 1 });
});
