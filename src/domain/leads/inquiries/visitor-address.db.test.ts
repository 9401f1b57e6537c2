import { expect, test } from "vitest";
import { writeMail } from "#domain/outbox/write-mail.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { checkVisitorAddress } from "./visitor-address.ts";

const context = await openTestContext();

const write = (id: string, to: string) =>
  writeMail(context, { key: `enquiry:${id}:visitor`, to, subject: "Hello", text: "Hello", html: "Hello" });

test("an address may receive three emails an hour, however it is spelled", async () => {
  const mayReceive = async (id: string) => (await checkVisitorAddress(context, "pat@company.internal", id)).may_receive;
  await write("one", "pat@company.internal");
  await write("two", "Pat@company.internal");
  await write("other", "sam@company.internal");
  expect(await mayReceive("three")).toBe(true);
  await write("three", "pat@company.internal");
  expect(await mayReceive("four")).toBe(false);
  // A job that runs again writes the same email.
  expect(await mayReceive("three")).toBe(true);
  const later = { ...context, clock: () => new Date(context.clock().getTime() + 3_600_001) };
  expect((await checkVisitorAddress(later, "pat@company.internal", "four")).may_receive).toBe(true);
});

test("only a verified address of an open account is verified", async () => {
  const account = { kind: "buyer", locale: "en-US", email_verified_at: context.clock() } as const;
  await context.db
    .insertInto("accounts")
    .values([
      { ...account, email: "verified@company.internal" },
      { ...account, email: "unverified@company.internal", email_verified_at: null },
      { ...account, email: "closed@company.internal", cancelled_at: context.clock() },
    ])
    .execute();
  const isVerified = async (email: string) => (await checkVisitorAddress(context, email, "one")).is_verified;
  expect(await isVerified("Verified@company.internal")).toBe(true);
  expect(await isVerified("unverified@company.internal")).toBe(false);
  expect(await isVerified("closed@company.internal")).toBe(false);
});
