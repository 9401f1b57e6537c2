import { beforeEach, expect, test } from "vitest";
import { findPendingSession } from "#domain/accounts/second-factor/find-pending-session.ts";
import { requestPasskey } from "#domain/accounts/second-factor/passkeys/use-passkey.ts";
import { clearSecondFactor } from "#domain/accounts/second-factor/second-factor-queries.ts";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import { startStaffSession } from "#domain/accounts/sessions/start-session.ts";
import type { Context } from "#domain/context.ts";
import { createSecret } from "#lib/secrets.ts";
import { createAuthenticator } from "../../../../../tests/support/authenticator.ts";
import { openTestContext } from "../../../../../tests/support/context.ts";
import { addStaff } from "../../../../../tests/support/desk/desk-fixture.ts";
import { addPasskey, listOwnPasskeys, offerPasskey, removePasskey } from "./own-passkeys.ts";
import { passWithPasskey } from "./pass-with-passkey.ts";

const PASSWORD = "four quiet herons";
const opened = await openTestContext();
const { origin } = opened.network;
let now = opened.clock();
const context: Context = { ...opened, clock: () => now };
let asStaff: Context;
let account_id: number;

beforeEach(async () => {
  const viewer = await addStaff(context, { staff_role: "head_office" });
  account_id = viewer.id;
  asStaff = { ...context, viewer };
  const password_hash = await context.passwords.hash(PASSWORD);
  await context.db.updateTable("accounts").set({ password_hash }).where("id", "=", account_id).execute();
  await context.db
    .insertInto("second_factors")
    .values({ account_id, confirmed_at: now, totp_sealed: null, totp_last_step: null })
    .execute();
});

async function register() {
  const authenticator = createAuthenticator(origin);
  const options = (await offerPasskey(asStaff, { password: PASSWORD })) as { challenge: string; rp: { id: string } };
  await addPasskey(asStaff, { name: "Laptop", response: authenticator.create(options) });
  return { authenticator, options };
}

/** Signs in with the password alone. */
async function startPending() {
  const secret = createSecret();
  await startStaffSession(context, account_id, secret, false);
  const pending = await findPendingSession(context, "staff", secret);
  if (!pending) throw new Error("No pending session.");
  return {
    secret,
    request: async () => (await requestPasskey(context, pending)) as { challenge: string; rpId: string },
  };
}

test("a passkey is added with the password, listed, and completes sign-in once per challenge", async () => {
  const { authenticator } = await register();
  expect(await listOwnPasskeys(asStaff)).toMatchObject({ available: true, data: [{ name: "Laptop", used_at: null }] });
  const { secret, request } = await startPending();
  const answer = JSON.stringify(authenticator.use(await request()));
  expect(await findViewer(context, secret)).toBeNull();
  const signedIn = await passWithPasskey(context, secret, answer);
  expect(await findViewer(context, signedIn)).toMatchObject({ role: "staff", id: account_id });
  expect(await findViewer(context, secret), "another browser that was given the first secret").toBeNull();
  expect((await listOwnPasskeys(asStaff)).data[0]?.used_at).toEqual(now);
  const again = await startPending();
  await again.request();
  await expect(passWithPasskey(context, again.secret, answer)).rejects.toMatchObject({ status: 422 });
});

test("rejects a wrong password, an answer to another challenge, another site's and another passkey's", async () => {
  await expect(offerPasskey(asStaff, { password: "not the one" })).rejects.toMatchObject({ status: 422 });
  const { authenticator, options } = await register();
  const replayed = { name: "Again", response: createAuthenticator(origin).create(options) };
  await expect(addPasskey(asStaff, replayed)).rejects.toMatchObject({ errors: { response: [expect.any(String)] } });
  const { secret, request } = await startPending();
  const answers = [
    async () => authenticator.use({ ...(await request()), challenge: "AAAA" }),
    async () => authenticator.use({ ...(await request()), rpId: "evil.example.com" }),
    async () => createAuthenticator(origin).use(await request()),
    async () => ({ ...createAuthenticator(origin).use(await request()), id: authenticator.id }),
    async () => "not an answer",
  ];
  for (const createAnswer of answers) {
    const answer = JSON.stringify(await createAnswer());
    await expect(passWithPasskey(context, secret, answer)).rejects.toMatchObject({ status: 422 });
  }
  expect(await findViewer(context, secret)).toBeNull();
});

test("adding and removing one end all other sessions", async () => {
  const isSignedIn = async (secret: string) => (await findViewer(context, secret)) !== null;
  const startOther = async () => {
    const secret = createSecret();
    await startStaffSession(context, account_id, secret, true);
    return secret;
  };
  const before = await startOther();
  const { authenticator } = await register();
  expect(await isSignedIn(before)).toBe(false);
  const after = await startOther();
  await removePasskey(asStaff, authenticator.id, { password: PASSWORD });
  expect(await isSignedIn(after)).toBe(false);
});

test("a challenge expires after five minutes", async () => {
  const { authenticator } = await register();
  const { secret, request } = await startPending();
  const answer = JSON.stringify(authenticator.use(await request()));
  now = new Date(now.getTime() + 6 * 60_000);
  await expect(passWithPasskey(context, secret, answer)).rejects.toMatchObject({ status: 422 });
});

test("a removed passkey and those of a reset second factor no longer work", async () => {
  const { authenticator } = await register();
  const other = { ...context, viewer: await addStaff(context, { staff_role: "head_office" }) };
  const password_hash = await context.passwords.hash(PASSWORD);
  await context.db.updateTable("accounts").set({ password_hash }).where("id", "=", other.viewer.id).execute();
  const removal = removePasskey(other, authenticator.id, { password: PASSWORD });
  await expect(removal).rejects.toMatchObject({ status: 404 });
  await removePasskey(asStaff, authenticator.id, { password: PASSWORD });
  const { request } = await startPending();
  expect(await request()).toBeNull();
  await register();
  await clearSecondFactor(context.db, account_id);
  expect((await listOwnPasskeys(asStaff)).data).toEqual([]);
});

test("offers none where browsers have none: at an address without a name or without https", async () => {
  for (const address of ["http://127.0.0.1:3000", "http://www.brokers.internal"]) {
    const elsewhere = { ...asStaff, network: { ...asStaff.network, origin: address } };
    expect((await listOwnPasskeys(elsewhere)).available).toBe(false);
    await expect(offerPasskey(elsewhere, { password: PASSWORD })).rejects.toMatchObject({ status: 404 });
  }
});
