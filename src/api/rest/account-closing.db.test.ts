import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { verifyEmail } from "#domain/accounts/mails/verify-email.ts";
import { deleteEndedSessions } from "#domain/accounts/sessions/delete-ended-sessions.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { HOUR_MS } from "#lib/time/durations.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { getBrowsers, PAT } from "../../../tests/support/buyers.ts";
import { openTestContext } from "../../../tests/support/context.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const browser = getBrowsers(createApiVisitor(context).api);
await startJobs(context, { sender: null, from: "office@example.com", rate: 60 });

const CREDENTIALS = { email: PAT.email, password: PAT.password };
const NEW_PASSWORD = "seven loud geese";

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  await context.db.deleteFrom("accounts").execute();
  await context.db.deleteFrom("outbox").execute();
  context.queue.sent.splice(0);
});

async function register(changes: Partial<typeof PAT> = {}) {
  const pat = browser();
  const { body } = await pat.sendJson("/register", "POST", { ...PAT, ...changes });
  return { ...pat, token: body.token };
}

async function signIn(credentials = CREDENTIALS) {
  const tab = browser();
  const { status, body } = await tab.sendJson("/login", "POST", credentials);
  return { ...tab, status, token: body.token };
}

/** Returns the newest email to an address after all queued jobs have run. */
async function getMailsTo(to: string) {
  await context.queue.runAll();
  const mails = await context.db.selectFrom("outbox").selectAll().where("to_address", "=", to).execute();
  const mail = mails.at(-1);
  const href = /http:\/\/localhost:3000(\/[\w-]+\?[^\s"\]]+)/.exec(mail?.text ?? "")?.[1] ?? "/";
  return { count: mails.length, mail, link: new URL(href, "http://localhost:3000").searchParams };
}

async function resetLink() {
  await browser().sendJson("/forgot-password", "POST", { email: PAT.email });
  return (await getMailsTo(PAT.email)).link;
}

const reset = (link: URLSearchParams, password = NEW_PASSWORD) =>
  browser().sendJson("/reset-password", "POST", {
    ...Object.fromEntries(link),
    password,
    password_confirmation: password,
  });

describe("password reset", () => {
  test("accepts an emailed link once, ends all sessions and notifies the buyer", async () => {
    const before = await register();
    const other = await resetLink();
    const link = await resetLink();
    expect(link.get("email")).toBe(PAT.email);
    const { status, body } = await reset(link);
    expect([status, body.message]).toEqual([
      200,
      "Password reset successfully. You can now login with your new password.",
    ]);
    expect((await before.sendJson("/profile", "GET")).status).toBe(401);
    expect(await before.getUserByToken(before.token)).toBe("Token expired");
    expect((await getMailsTo(PAT.email)).mail?.subject).toBe("Your password has been changed");
    for (const dead of [link, other]) expect(Object.keys((await reset(dead)).body.errors)).toEqual(["token"]);
    expect((await signIn()).status).toBe(422);
    expect((await signIn({ ...CREDENTIALS, password: NEW_PASSWORD })).status).toBe(200);
  });

  test("requires an unexpired link for the same address and a valid password", async () => {
    await register();
    const link = await resetLink();
    const foreign = new URLSearchParams(link);
    foreign.set("email", "sam@buyers.example.com");
    expect(Object.keys((await reset(foreign)).body.errors)).toEqual(["token"]);
    expect(Object.keys((await reset(link, "password123")).body.errors)).toEqual(["password"]);
    now = new Date(now.getTime() + HOUR_MS);
    expect(Object.keys((await reset(link)).body.errors)).toEqual(["token"]);
  });

  test("answers the same for any address and emails only existing accounts", async () => {
    await register();
    await context.queue.runAll();
    const known = await browser().sendJson("/forgot-password", "POST", { email: PAT.email });
    const unknown = await browser().sendJson("/forgot-password", "POST", { email: "who@buyers.example.com" });
    expect(unknown).toEqual(known);
    expect(known.body.message).toBe("Please check your email.");
    expect(context.queue.sent.map(({ name }) => name)).toEqual(["account-mail", "account-mail"]);
    expect((await getMailsTo("who@buyers.example.com")).count).toBe(0);
  });
});

test("the welcome email's link verifies the address once, while it is still the account's", async () => {
  const pat = await register();
  const { link, mail } = await getMailsTo(PAT.email);
  expect(mail?.subject).toBe("Welcome to Transworld Business Advisors");
  expect(mail?.status).toBe("held");
  const token = link.get("token") ?? "";
  expect(await verifyEmail(context, { token })).toBe(PAT.email);
  const row = await context.db.selectFrom("accounts").select("email_verified_at").executeTakeFirstOrThrow();
  expect(row.email_verified_at).toEqual(now);
  await expect(verifyEmail(context, { token })).rejects.toMatchObject({ status: 422 });
  await expect(verifyEmail(context, { token: "" })).rejects.toMatchObject({ status: 422 });

  const change = { email: "pat@elsewhere.example.com", password: PAT.password };
  const other = await signIn();
  expect((await pat.sendJson("/account/email", "PUT", change)).status).toBe(200);
  expect((await pat.sendJson("/profile", "GET")).body.user.email).toBe(change.email);
  expect((await other.sendJson("/profile", "GET")).status).toBe(401);
  expect((await pat.sendJson("/account/email", "PUT", change)).status).toBe(200);
  expect((await getMailsTo(PAT.email)).mail?.subject).toBe("Your email address has been changed");
  expect((await getMailsTo(change.email)).count).toBe(1);
  expect((await getMailsTo(change.email)).mail?.subject).toBe("Confirm your email address");
});

test("rejects another account's address, and any change with a wrong password", async () => {
  const pat = await register();
  await register({ email: "sam@buyers.example.com" });
  const put = (email: string, password: string) => pat.sendJson("/account/email", "PUT", { email, password });
  const taken = await put("SAM@buyers.example.com", PAT.password);
  expect(taken.body.message).toBe("There is already a buyer account with that email address.");
  expect(Object.keys((await put("new@buyers.example.com", "wrong one")).body.errors)).toEqual(["password"]);
  expect((await pat.sendJson("/profile", "GET")).body.user.email).toBe(PAT.email);
});

describe("account", () => {
  test("is closed with its password: sign-in fails, its handles report it and its address is free", async () => {
    const pat = await register();
    const other = await signIn();
    expect((await pat.sendJson("/account/cancel", "POST", { password: "wrong one" })).status).toBe(422);
    expect((await pat.sendJson("/account/cancel", "POST", { password: PAT.password })).status).toBe(200);
    expect(pat.jar.has("session")).toBe(false);
    for (const token of [pat.token, other.token])
      expect(await other.getUserByToken(token)).toBe("Your account has been cancelled");
    expect((await other.sendJson("/profile", "GET")).status).toBe(401);
    expect((await signIn()).status).toBe(422);
    expect((await getMailsTo(PAT.email)).mail?.subject).toBe("Your account has been canceled");
    expect((await register()).token).toMatch(/^h_/);
  });

  test("exports the buyer's data without secrets", async () => {
    const pat = await register();
    await register({ email: "sam@buyers.example.com", first_name: "Samantha" });
    const response = await pat.send("/account/export", "GET");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { email: PAT.email, mobile_e164: "+18135550142" },
      currency: "USD",
    });
    for (const hidden of ["argon2", "sha256", "handle", "Samantha"]) expect(text).not.toContain(hidden);
  });

  test("exports every table that references a buyer, except secrets and what only staff have", async () => {
    const PARTS: Record<string, string> = {
      account_consents: "consents",
      sessions: "sessions",
      second_factors: "two_factor",
      passkeys: "passkeys",
      buyers: "account",
      buyer_preferences: "preferences",
      saved_listings: "saved_listings",
      saved_searches: "saved_searches",
      alert_finds: "alerts",
      push_devices: "alert_devices",
      digests: "weekly_matches",
      hidden_matches: "hidden_matches",
      buyer_activity: "activity",
      buyer_qualifications: "qualification",
      funds_proofs: "proof_of_funds",
    };
    const { rows } = await sql<{ name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confdeltype = 'c' and confrelid in ('accounts'::regclass, 'buyers'::regclass)`.execute(
      context.db,
    );
    const SECRETS = ["account_tokens", "email_codes", "recovery_codes"];
    const OF_STAFF = ["staff", "content_drafts", "content_editors", "task_calendars", "saved_views"];
    const OTHERS = [...SECRETS, ...OF_STAFF];
    const stored = rows.map(({ name }) => name).filter((name) => !OTHERS.includes(name));
    expect(stored.sort()).toEqual(Object.keys(PARTS).sort());
    const { body } = await (await register()).sendJson("/account/export", "GET");
    expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.values(PARTS)));
  });

  test("deletes only its own buyer's data", async () => {
    const numbered = browser();
    await numbered.send("/register", "POST", PAT, { "Idempotency-Key": "one" });
    const pat = { ...numbered, token: (await numbered.sendJson("/profile", "GET")).body.user.token };
    const sam = await register({ email: "sam@buyers.example.com" });
    await context.queue.runAll();
    expect((await pat.sendJson("/account", "DELETE", {})).body.errors).toEqual({ password: [expect.any(String)] });
    expect((await pat.sendJson("/account", "DELETE", { password: "not this one" })).status).toBe(422);
    expect((await pat.sendJson("/profile", "GET")).status).toBe(200);
    expect((await pat.sendJson("/account", "DELETE", { password: PAT.password })).status).toBe(204);
    expect(await pat.getUserByToken(pat.token)).toBe("Invalid token");
    expect((await sam.sendJson("/profile", "GET")).status).toBe(200);
    const answers = JSON.stringify(await context.db.selectFrom("idempotent_answers").select("answer").execute());
    expect(answers).not.toContain(PAT.email);
    const left = await context.db.selectFrom("outbox").select("to_address").execute();
    expect(left).toEqual([{ to_address: "sam@buyers.example.com" }]);
    for (const table of ["buyers", "sessions", "account_consents", "account_tokens"] as const)
      expect(await context.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
  });
});

test("purges expired records after thirty days and keeps active ones", async () => {
  const pat = await register();
  await pat.sendJson("/logout", "POST");
  const { token } = await signIn();
  now = new Date(now.getTime() + 30 * 24 * HOUR_MS);
  await deleteEndedSessions(context);
  expect(await browser().getUserByToken(pat.token)).toBe("Token expired");
  now = new Date(now.getTime() + 1);
  await deleteEndedSessions(context);
  expect(await browser().getUserByToken(pat.token)).toBe("Invalid token");
  expect(await browser().getUserByToken(token)).toBe("Token expired");
});
