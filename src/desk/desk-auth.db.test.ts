import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { insertDemoStaff } from "#demo/staff/insert-demo-staff.ts";
import { setDemoAccountAccess } from "#domain/accounts/demo-access/set-demo-account-access.ts";
import { getCodeAt } from "#domain/accounts/second-factor/totp.ts";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import { startSession, startStaffSession } from "#domain/accounts/sessions/start-session.ts";
import type { Context } from "#domain/context.ts";
import { inviteStaff } from "#domain/staff/members/invite-staff.ts";
import { createFirstAdminLinkIfNeeded } from "#domain/staff/sign-in/create-first-admin-link.ts";
import { createMemoryLimiter } from "#integrations/rate-limiter.ts";
import { createEmailJobs } from "#jobs/email-jobs.ts";
import { createSecret } from "#lib/secrets.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { addStaff } from "../../tests/support/desk/desk-fixture.ts";
import { createDeskVisitor } from "../../tests/support/desk/desk-visitor.ts";
import { insertAgent, insertOffice } from "../../tests/support/listings.ts";

const clientFolder = mkdtempSync(join(tmpdir(), "handover-desk-"));
mkdirSync(join(clientFolder, "build/desk"), { recursive: true });
writeFileSync(
  join(clientFolder, "build/desk/manifest.json"),
  JSON.stringify({
    "src/desk/app/main.tsx": { file: "build/desk/main-1.js", css: ["build/desk/main-1.css"] },
    "src/desk/app/push/push-worker.ts": { file: "build/desk/push-worker-1.js" },
  }),
);
writeFileSync(join(clientFolder, "build/desk/push-worker-1.js"), "// worker");
afterAll(() => rmSync(clientFolder, { recursive: true }));

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const openDemo: Context = { ...context, isDemoOpen: () => true };
const advanceMinutes = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const createVisitor = (isDemoOpen = false, limiter?: ReturnType<typeof createMemoryLimiter>) =>
  createDeskVisitor(context, clientFolder, isDemoOpen, limiter);
const PASSWORD = "four quiet herons";
const parseSecret = (html: string): string => (/<code[^>]*>([^<]+)<\/code>/.exec(html)?.[1] ?? "").replace(/\s/g, "");

beforeEach(async () => {
  await context.db.deleteFrom("staff_openings").execute();
});

/** Creates the first head office account through the printed link, with a second factor and recovery codes. */
async function openFirstAdmin(email: string) {
  const link = new URL((await createFirstAdminLinkIfNeeded(context)) ?? "", context.network.origin);
  const visitor = createVisitor();
  const token = link.searchParams.get("token") ?? "";
  const opened = await visitor.ask("/opening", { token, name: "Ada Keane", email, password: PASSWORD });
  expect(opened).toMatchObject({ status: 303, to: "/desk/set-up" });
  const secret = parseSecret((await visitor.ask("/set-up")).body);
  const pending = visitor.jar.get("session") ?? "";
  const right = getCodeAt(secret, now);
  const wrong = await visitor.ask("/set-up", { code: right === "000000" ? "111111" : "000000" });
  expect(wrong).toMatchObject({ status: 422, body: expect.stringMatching(/code isn’t valid/) });
  expect(wrong.body, "there are none yet").not.toMatch(/recovery/);
  const shown = await visitor.ask("/set-up", { code: getCodeAt(secret, now) });
  expect(await findViewer(context, visitor.jar.get("session") ?? "")).toMatchObject({ role: "staff" });
  expect(await findViewer(context, pending), "the session before the second factor").toBeNull();
  const codes = [...shown.body.matchAll(/<li>([\w-]+)<\/li>/g)].map(([, code]) => code ?? "");
  return { visitor, token, secret, codes, email };
}

async function disableAllStaff(): Promise<void> {
  await context.db.updateTable("staff").set({ disabled_at: now }).execute();
}

async function passPasswordStep(email: string, limiter?: ReturnType<typeof createMemoryLimiter>) {
  const visitor = createVisitor(false, limiter);
  await visitor.ask("/sign-in", { email, password: PASSWORD });
  return visitor;
}

test("every page of the desk can be reloaded", async () => {
  await disableAllStaff();
  const { visitor } = await openFirstAdmin("reload@desk.example.com");
  vi.stubGlobal("document", { documentElement: { lang: "en-US" }, body: { dataset: {} } });
  const { PAGES, RESOURCES } = await import("./app/resources.ts");
  vi.unstubAllGlobals();
  const paths = [...PAGES.map(({ path }) => path), ...RESOURCES.map(({ name }) => name)];
  for (const path of paths) expect((await visitor.ask(`/${path}`)).body, path).toContain('src="/build/desk/main-1.js"');
});

test("the printed link creates one head office account and requires a second factor before anything opens", async () => {
  await disableAllStaff();
  const first = await openFirstAdmin("ada@desk.example.com");
  expect(first.codes).toHaveLength(10);
  expect((await first.visitor.ask("/staff")).body).toContain('src="/build/desk/main-1.js"');
  expect(await createFirstAdminLinkIfNeeded(context)).toBeNull();
  const again = { token: first.token, name: "Eve", email: "eve@desk.example.com", password: PASSWORD };
  expect(await createVisitor().ask("/opening", again)).toMatchObject({ status: 422 });
});

test("two links printed by two processes create one account", async () => {
  await disableAllStaff();
  const other =
    new URL((await createFirstAdminLinkIfNeeded(context)) ?? "", context.network.origin).searchParams.get("token") ??
    "";
  await openFirstAdmin("bea@desk.example.com");
  const rejected = await createVisitor().ask("/opening", {
    token: other,
    name: "Eve",
    email: "eve@desk.example.com",
    password: PASSWORD,
  });
  expect(rejected.status).toBe(422);
});

test("the database stores no readable second-factor secret or recovery code", async () => {
  await disableAllStaff();
  const { secret, email, codes } = await openFirstAdmin("cy@desk.example.com");
  const stored = await context.db
    .selectFrom("staff")
    .innerJoin("accounts", "accounts.id", "staff.account_id")
    .leftJoin("recovery_codes", "recovery_codes.account_id", "staff.account_id")
    .selectAll()
    .where("email", "=", email)
    .execute();
  const all = JSON.stringify(stored);
  expect(stored).toHaveLength(10);
  for (const secretValue of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
    expect(all).not.toContain(secretValue);
});

test("password and code sign in and return to the requested page; neither works alone, and a code works once", async () => {
  await disableAllStaff();
  const { secret, email } = await openFirstAdmin("dee@desk.example.com");
  advanceMinutes(5);
  const visitor = createVisitor();
  expect(await visitor.ask("/listings?page=2")).toMatchObject({ status: 302, to: "/desk/sign-in" });
  const wrong = await visitor.ask("/sign-in", { email, password: "three quiet herons" });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain(email);
  expect(await visitor.ask("/sign-in", { email, password: PASSWORD })).toMatchObject({ to: "/desk/second-factor" });
  expect(await visitor.ask("/staff")).toMatchObject({ status: 302, to: "/desk/second-factor" });
  expect(await findViewer(context, visitor.jar.get("session") ?? "")).toBeNull();
  const code = getCodeAt(secret, now);
  expect((await visitor.ask("/second-factor", { code: code === "000000" ? "111111" : "000000" })).status).toBe(422);
  const pending = visitor.jar.get("session") ?? "";
  expect(await visitor.ask("/second-factor", { code })).toMatchObject({ status: 303, to: "/desk/staff" });
  expect(await findViewer(context, visitor.jar.get("session") ?? "")).toMatchObject({ role: "staff" });
  expect(await findViewer(context, pending), "the session before the second factor").toBeNull();
  const onlooker = await passPasswordStep(email);
  expect((await onlooker.ask("/second-factor", { code })).status).toBe(422);
});

test("a recovery code signs in once, regardless of case and separators", async () => {
  await disableAllStaff();
  const { codes, email } = await openFirstAdmin("eli@desk.example.com");
  const [code = ""] = codes;
  const typed = code.toLowerCase().replaceAll("-", " ");
  expect(await (await passPasswordStep(email)).ask("/second-factor", { code: typed })).toMatchObject({ status: 303 });
  expect((await (await passPasswordStep(email)).ask("/second-factor", { code })).status).toBe(422);
});

test("after five wrong codes, even the right one is rejected", async () => {
  await disableAllStaff();
  const { secret, email } = await openFirstAdmin("fay@desk.example.com");
  advanceMinutes(5);
  const visitor = await passPasswordStep(email, createMemoryLimiter());
  const right = getCodeAt(secret, now);
  const wrong = right === "000000" ? "111111" : "000000";
  for (let tried = 0; tried < 5; tried++)
    expect((await visitor.ask("/second-factor", { code: wrong })).status).toBe(422);
  const rejected = await visitor.ask("/second-factor", { code: right });
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("the code step expires after fifteen minutes", async () => {
  await disableAllStaff();
  const { secret, email } = await openFirstAdmin("gus@desk.example.com");
  const visitor = await passPasswordStep(email);
  advanceMinutes(16);
  expect(await visitor.ask("/second-factor", { code: getCodeAt(secret, now) })).toMatchObject({ to: "/desk/sign-in" });
});

test("an invitation is emailed and works once, within a week", async () => {
  const head = await addStaff(context, { staff_role: "head_office" });
  const asHead: Context = { ...context, viewer: head };
  const findLink = async (email: string) => {
    const { text } = await context.db
      .selectFrom("outbox")
      .select("text")
      .where("to_address", "=", email)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    return /invitation\?token=([\w-]{43})/.exec(text)?.[1] ?? "";
  };
  const email = "hal@desk.example.com";
  await context.queue.work(
    "account-mail",
    createEmailJobs(context)["account-mail"] as (data: unknown) => Promise<void>,
  );
  await inviteStaff(asHead, { email, name: "Hal Ito", staff_role: "read_only", office_id: null, agent_id: null });
  await context.queue.runAll();
  const token = await findLink(email);
  expect((await createVisitor().ask("/invitation", { token, password: "hal@desk.example.com" })).status).toBe(422);
  advanceMinutes(60 * 24 * 8);
  expect((await createVisitor().ask("/invitation", { token, password: PASSWORD })).status).toBe(422);
  advanceMinutes(-60 * 24 * 8);
  const visitor = createVisitor();
  expect(await visitor.ask("/invitation", { token, password: PASSWORD })).toMatchObject({ to: "/desk/set-up" });
  expect((await createVisitor().ask("/invitation", { token, password: PASSWORD })).status).toBe(422);
  expect(await findViewer(context, visitor.jar.get("session") ?? "")).toBeNull();
});

test("a buyer's session opens nothing; a staff session ends after 30 idle minutes and after 12 hours", async () => {
  const { id } = await context.db
    .insertInto("accounts")
    .values({ kind: "buyer", email: "ivy@buyers.example.com", locale: "en-US" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const buyerSecret = createSecret();
  await startSession(context, id, buyerSecret);
  const visitor = createVisitor();
  visitor.jar.set("session", buyerSecret);
  expect((await visitor.ask("/staff")).status).toBe(403);

  const staff = await addStaff(context, { staff_role: "read_only" });
  advanceMinutes(29);
  expect(await findViewer(context, staff.secret)).toMatchObject({ role: "staff", staff_role: "read_only" });
  advanceMinutes(31);
  expect(await findViewer(context, staff.secret)).toBeNull();
  const second = createSecret();
  await startStaffSession(context, staff.id, second, true);
  for (let quarter = 1; quarter < 48; quarter++) {
    advanceMinutes(15);
    expect(await findViewer(context, second)).not.toBeNull();
  }
  advanceMinutes(15);
  expect(await findViewer(context, second)).toBeNull();
});

test("one-click sign-in works only for a demo on the visitor's own machine, and so does the session it creates", async () => {
  const office_id = await insertOffice(context.db, { slug: "tampa-bay", name: "Tampa Bay" });
  await insertAgent(context.db, { office_id });
  await insertDemoStaff(context, "tampa-bay");
  await setDemoAccountAccess(context, true);
  for (const role of ["head_office", "office_manager", "agent", "read_only"]) {
    const visitor = createVisitor(true);
    expect(await visitor.ask("/demo-sign-in", { role })).toMatchObject({ status: 303, to: "/desk" });
    const secret = visitor.jar.get("session") ?? "";
    expect(await findViewer(openDemo, secret)).toMatchObject({ staff_role: role });
    expect(await findViewer(context, secret), "a request from elsewhere").toBeNull();
  }
  expect((await createVisitor(true).ask("/demo-sign-in", { role: "owner" })).status).toBe(404);
  expect((await createVisitor(true).ask("/demo-sign-in", { role: "\0" })).status).toBe(422);

  const visitor = createVisitor(true);
  await visitor.ask("/demo-sign-in", { role: "head_office" });
  expect((await createVisitor(false).ask("/demo-sign-in", { role: "head_office" })).status).toBe(404);
  await setDemoAccountAccess(context, false);
  expect(await visitor.ask("/staff")).toMatchObject({ status: 302, to: "/desk/sign-in" });
  expect((await createVisitor(true).ask("/demo-sign-in", { role: "head_office" })).status).toBe(404);
  await setDemoAccountAccess(context, true);
  expect(await visitor.ask("/staff")).toMatchObject({ status: 302, to: "/desk/sign-in" });
});

test("serves the service worker at one address in the desk's folder, without a session", async () => {
  expect(await createVisitor().ask("/push-worker.js")).toMatchObject({ status: 200, body: "// worker" });
});
