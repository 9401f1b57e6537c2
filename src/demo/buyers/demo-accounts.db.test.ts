import { beforeAll, expect, test } from "vitest";
import { hideKnownPassword, KNOWN_BUYER } from "#domain/accounts/demo-access/known-buyer.ts";
import { setDemoAccountAccess } from "#domain/accounts/demo-access/set-demo-account-access.ts";
import { logIn } from "#domain/accounts/sessions/log-in.ts";
import { isDemoAddress } from "#domain/outbox/demo-address.ts";
import { openTestContext, type TestContext } from "../../../tests/support/context.ts";
import { createDemoNetwork } from "../networks/demo-network.ts";
import { insertBuyers } from "./buyer-queries.ts";
import { createDemoBuyers } from "./demo-buyers.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await insertBuyers(context.db, createDemoBuyers(createDemoNetwork(context.edition), context));
});

test("the demo has forty buyers with unassigned numbers and reserved addresses, and no one can sign in as them", async () => {
  const rows = await context.db
    .selectFrom("accounts")
    .innerJoin("buyers", "buyers.account_id", "accounts.id")
    .select(["email", "password_hash", "mobile_e164"])
    .execute();
  expect(rows).toHaveLength(40);
  for (const { email, password_hash, mobile_e164 } of rows) {
    expect(isDemoAddress(email)).toBe(true);
    expect(password_hash).toBeNull();
    expect(mobile_e164).toMatch(/^\+1\d{3}55501\d\d$/);
  }
});

test("the known buyer signs in on a demo that only its own machine reaches, and is disabled on a public one", async () => {
  await expect(logIn(context, KNOWN_BUYER)).rejects.toMatchObject({ status: 422 });
  expect(await setDemoAccountAccess(context, true)).toBe(true);
  expect((await logIn(context, KNOWN_BUYER)).user?.email).toBe(KNOWN_BUYER.email);
  let isOpen = false;
  const started = { ...context, passwords: hideKnownPassword(context.passwords, () => isOpen) };
  await expect(logIn(started, KNOWN_BUYER), "a request from elsewhere").rejects.toMatchObject({ status: 422 });
  isOpen = true;
  expect((await logIn(started, KNOWN_BUYER)).user?.email).toBe(KNOWN_BUYER.email);
  expect(await setDemoAccountAccess(context, false)).toBe(false);
  await expect(logIn(context, KNOWN_BUYER)).rejects.toMatchObject({ status: 422 });
  expect(await context.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});
