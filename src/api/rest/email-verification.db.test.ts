import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { BuyerViewer } from "#domain/context.ts";
import { createMemoryLimiter, noLimiter } from "#integrations/rate-limiter.ts";
import { createEmailJobs } from "#jobs/email-jobs.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";

const now = new Date("2026-11-20T12:00:00Z");
let clock = now;
const context = { ...(await openTestContext()), clock: () => clock };
await insertListings(context.db, [{ number: 100001, office_id: await insertOffice(context.db) }]);
const NDA = "/listings/bakery-100001/nda";
const SIGNATURE = { signature: "Pat Lane", consent: true };

let viewer: BuyerViewer;
let email: string;

beforeEach(async () => {
  clock = now;
  viewer = await insertBuyer(context.db, { first_name: "Pat", last_name: "Lane" });
  const accounts = context.db.updateTable("accounts").set({ email_verified_at: null }).where("id", "=", viewer.id);
  ({ email } = await accounts.returning("email").executeTakeFirstOrThrow());
});

const createCalls = (serving = {}) => createApiVisitor(context, { findViewer: async () => viewer, ...serving });
const verify = async (code: unknown) => {
  const response = await createCalls().call("/email/verify", { body: { code } });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
};

/** Sends an email and returns its code, which is alone on its line. */
async function getMailedCode(id: string = randomUUID()): Promise<string> {
  await createEmailJobs(context)["account-mail"]({ kind: "verify_email", id, account_id: viewer.id });
  const { text } = await context.db
    .selectFrom("outbox")
    .select("text")
    .where("key", "=", `account:${viewer.id}:${id}`)
    .executeTakeFirstOrThrow();
  const lines = text.split("\n").filter((line) => /^\d{6}$/.test(line));
  expect(lines).toHaveLength(1);
  return lines[0] as string;
}

const createOtherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("email verification code", () => {
  test("verifies the address once and accepts a repeat", async () => {
    const code = await getMailedCode();
    expect(await verify(`${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ status: 204, body: null });
    expect(await verify("000000")).toEqual({ status: 204, body: null });
  });

  test("stays the same if the email is rendered again", async () => {
    const code = await getMailedCode("once");
    expect(await getMailedCode("once")).toBe(code);
  });

  test.each([undefined, "", "12345", "abcdef", 123456])("is rejected under `code` for %j", async (code) => {
    await getMailedCode();
    const { status, body } = await verify(code);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["code"]]);
  });

  test("expires after 15 minutes", async () => {
    const code = await getMailedCode();
    clock = new Date(now.getTime() + 15 * 60_000);
    expect(await verify(code)).toMatchObject({ status: 422, body: { errors: { code: [expect.any(String)] } } });
  });

  test("is invalid after ten failed attempts, while a new one works", async () => {
    const code = await getMailedCode();
    for (let n = 0; n < 10; n += 1) expect((await verify(createOtherCode(code))).status).toBe(422);
    expect((await verify(code)).status).toBe(422);
    expect((await verify(await getMailedCode())).status).toBe(204);
  });

  test("is invalid after the account's address changes", async () => {
    const code = await getMailedCode();
    await context.db
      .updateTable("accounts")
      .set({ email: `new-${email}` })
      .where("id", "=", viewer.id)
      .execute();
    expect((await verify(code)).status).toBe(422);
  });
});

test("is resent on request five times an hour, and not to a verified address", async () => {
  const limited = createCalls({ limiters: { calls: noLimiter, writes: createMemoryLimiter() } });
  context.queue.sent.length = 0;
  for (let n = 0; n < 5; n += 1) expect((await limited.call("/email/verify/resend")).status).toBe(204);
  expect(context.queue.sent).toHaveLength(5);
  expect((await limited.call("/email/verify/resend")).status).toBe(429);
  await verify(await getMailedCode());
  expect((await createCalls().call("/email/verify/resend")).status).toBe(204);
  expect(context.queue.sent).toHaveLength(5);
});

test("is required before signing an agreement", async () => {
  const sign = (headers = {}) => createCalls().call(NDA, { body: SIGNATURE, headers });
  for (const headers of [{}, { Precognition: "true" }]) {
    const rejected = await sign(headers);
    expect(rejected.status).toBe(403);
    expect(await rejected.json()).toMatchObject({ message: expect.any(String), code: "email_unverified" });
  }
  await verify(await getMailedCode());
  expect((await sign()).status).toBe(201);
});

test("requires a session to verify or request one", async () => {
  for (const path of ["/email/verify", "/email/verify/resend"])
    expect((await createApiVisitor(context).call(path, { body: {} })).status).toBe(401);
});
