import { beforeEach, expect, test } from "vitest";
import { createMemoryLimiter } from "#integrations/rate-limiter.ts";
import { FakeCaptcha } from "../../../tests/support/api.ts";
import { type CheckForm, createFormCheckFactory } from "./form-limits.ts";

let captcha: FakeCaptcha;
let createFormCheck: CheckForm;
beforeEach(() => {
  captcha = new FakeCaptcha();
  createFormCheck = createFormCheckFactory({ captcha, limiters: { writes: createMemoryLimiter() } });
});

test("accepts a form with a correct answer as verified, however many came without one", async () => {
  const check = createFormCheck("203.0.113.1");
  for (let sent = 0; sent < 30; sent++) expect(await check.checkChallenge("enquiry", "")).toBe(false);
  await expect(check.checkChallenge("enquiry", "")).rejects.toMatchObject({ status: 429 });
  expect(check.retryAfter()).toBeGreaterThan(500);
  expect(await check.checkChallenge("enquiry", "right")).toBe(true);
});

test("verifies an answer for its form and visitor, and makes no call without one", async () => {
  await createFormCheck("203.0.113.1").checkChallenge("review", "right");
  await createFormCheck("203.0.113.1").checkChallenge("review", "");
  expect(captcha.calls).toEqual([{ answer: "right", action: "review", address: "203.0.113.1" }]);
});

test.each(["used before", "nobody there"])(
  "treats a form whose answer is %j like one without, so no lead is lost and none is cheaper",
  async (answer) => {
    const check = createFormCheck("203.0.113.1");
    for (let sent = 0; sent < 30; sent++) expect(await check.checkChallenge("enquiry", answer)).toBe(false);
    await expect(check.checkChallenge("enquiry", answer)).rejects.toMatchObject({ status: 429 });
    expect(await createFormCheck("203.0.113.2").checkChallenge("enquiry", answer)).toBe(false);
  },
);
