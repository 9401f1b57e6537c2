import { beforeEach, expect, test } from "vitest";
import { reencryptSecrets } from "#domain/accounts/second-factor/reencrypt-secrets.ts";
import { getCodeAt } from "#domain/accounts/second-factor/totp.ts";
import { startStaffSession } from "#domain/accounts/sessions/start-session.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { createSecret } from "#lib/secrets.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { passSecondFactor } from "./pass-second-factor.ts";
import { confirmSecondFactor, startSecondFactorSetup } from "./set-up-second-factor.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const createContextWithKeys = (...keys: [string, ...string[]]) => ({ ...context, encryptor: createEncryptor(keys) });
const before = createContextWithKeys("old");
const rotated = createContextWithKeys("new", "old");
const after = createContextWithKeys("new");

let names = 0;
beforeEach(async () => {
  await context.db.updateTable("second_factors").set({ totp_sealed: null }).execute();
});

async function signIn(using: typeof context, account_id: number, code: (at: Date) => string): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  const session = createSecret();
  await startStaffSession(using, account_id, session, false);
  await passSecondFactor(using, session, code(now));
}

/** A staff member whose second factor was set up under the key of `using`. */
async function addMember(using: typeof context) {
  names += 1;
  const { id } = await insertStaff(context.db, { name: `Member ${names}`, staff_role: "head_office" });
  const session = createSecret();
  await startStaffSession(using, id, session, false);
  const { secret } = await startSecondFactorSetup(using, session);
  now = new Date(now.getTime() + 60_000);
  const { codes } = await confirmSecondFactor(using, session, getCodeAt(secret, now));
  const [recovery = ""] = codes;
  return { id, recovery, code: (at: Date) => getCodeAt(secret, at) };
}

test("preserves sign-in after the previous key is removed for staff who signed in while both were set", async () => {
  const member = await addMember(before);
  await expect(signIn(after, member.id, member.code)).rejects.toMatchObject({ status: 422 });
  await signIn(rotated, member.id, member.code);
  await signIn(after, member.id, member.code);
});

test("re-encrypts the secret on sign-in by recovery code", async () => {
  const member = await addMember(before);
  await signIn(rotated, member.id, () => member.recovery);
  await signIn(after, member.id, member.code);
});

test("accepts under the new key a secret offered under the previous one and confirmed under both", async () => {
  const { id } = await insertStaff(context.db, { name: "Newcomer", staff_role: "head_office" });
  const session = createSecret();
  await startStaffSession(before, id, session, false);
  const { secret } = await startSecondFactorSetup(before, session);
  await confirmSecondFactor(rotated, session, getCodeAt(secret, now));
  await signIn(after, id, (at) => getCodeAt(secret, at));
});

test("re-encrypts all secrets once and counts those that no key decrypts", async () => {
  const absent = await addMember(before);
  const current = await addMember(after);
  const lost = await addMember(createContextWithKeys("a key that is gone"));
  expect(await reencryptSecrets(rotated)).toEqual({ reencrypted: 1, current: 1, unreadable: 1 });
  expect(await reencryptSecrets(rotated)).toEqual({ reencrypted: 0, current: 2, unreadable: 1 });
  for (const { id, code } of [absent, current]) await signIn(after, id, code);
  await expect(signIn(after, lost.id, lost.code)).rejects.toMatchObject({ status: 422 });
  await signIn(after, lost.id, () => lost.recovery);
});
