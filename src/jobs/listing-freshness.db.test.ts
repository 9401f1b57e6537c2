import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { findListing } from "#domain/listings/find-listing.ts";
import { confirmByLink, findLinkedListing } from "#domain/listings/freshness/confirm-by-link.ts";
import { confirmListing, confirmListings } from "#domain/listings/freshness/confirm-listing.ts";
import { remindStaleListings } from "#domain/listings/freshness/remind-stale-listings.ts";
import { withdrawStaleListings } from "#domain/listings/freshness/withdraw-stale-listings.ts";
import { Conflict, Gone, NotFound } from "#lib/errors.ts";
import { addDays } from "#lib/time/durations.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { openDeskFixture } from "../../tests/support/desk/desk-fixture.ts";
import { createDeskVisitor } from "../../tests/support/desk/desk-visitor.ts";
import { getEvents } from "../../tests/support/edited-listing.ts";
import { insertAgent, insertListing } from "../../tests/support/listings.ts";
import { createEmailJobs } from "./email-jobs.ts";

const LISTED = new Date("2026-06-01T00:00:00Z");
let now = LISTED;
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const fixture = await openDeskFixture(context);
const manager = { ...context, viewer: fixture.staff.office_manager };
const { miami, tampa } = fixture.offices;
const agent_id = await insertAgent(db, { office_id: miami, slug: "ida-holm", email: "ida@brokers.internal" });
const emailJobs = createEmailJobs(context);
await queue.work("listing-confirmation-mail", emailJobs["listing-confirmation-mail"] as never);
await queue.work("listing-withdrawn-mail", emailJobs["listing-withdrawn-mail"] as never);

const clientFolder = mkdtempSync(join(tmpdir(), "handover-freshness-"));
mkdirSync(join(clientFolder, "build/desk"), { recursive: true });
writeFileSync(
  join(clientFolder, "build/desk/manifest.json"),
  JSON.stringify({ "src/desk/app/main.tsx": { file: "build/desk/main-1.js", css: [] } }),
);
afterAll(() => rmSync(clientFolder, { recursive: true }));

let number = 100_700;
beforeEach(async () => {
  now = LISTED;
  queue.sent.splice(0);
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("listings").execute();
  number += 1;
  const times = { listed_at: LISTED, updated_at: LISTED, reminders_from: LISTED };
  await insertListing(db, { number, office_id: miami, agent_id, name: "Corner bakery", ...times });
});

/** Runs the hourly jobs on a day after the listing was listed; emails that can be sent are, unless `sends` is false. */
async function runDay(day: number, sends = true) {
  now = addDays(LISTED, day);
  const reminded = await remindStaleListings(context);
  const [job] = queue.sent.filter(({ name }) => name === "listing-confirmation-mail");
  await queue.runAll();
  if (sends)
    await db.updateTable("outbox").set({ status: "sent", sent_at: now }).where("status", "=", "waiting").execute();
  const withdrawn = await withdrawStaleListings(context);
  return { reminded, withdrawn, token: (job?.data as { token?: string } | undefined)?.token ?? "" };
}

const listMails = () =>
  db.selectFrom("outbox").select(["to_address", "subject", "text"]).orderBy("created_at").execute();
const getRow = () =>
  db.selectFrom("listings").select(["status", "confirmed_at"]).where("number", "=", number).executeTakeFirstOrThrow();

/** Lets a listing go unconfirmed until it is withdrawn. Returns the token of the last warning. */
async function withdrawUnconfirmed(): Promise<string> {
  for (const day of [30, 60, 90]) await runDay(day);
  const { token } = await runDay(113);
  expect(await runDay(120)).toMatchObject({ withdrawn: 1 });
  return token;
}

test("asks after 30, 60 and 90 days, warns, and withdraws a listing that nobody confirmed", async () => {
  expect(await runDay(29)).toMatchObject({ reminded: 0 });
  for (const day of [30, 60, 90, 113]) expect(await runDay(day)).toMatchObject({ reminded: 1, withdrawn: 0 });
  expect(await runDay(114)).toMatchObject({ reminded: 0, withdrawn: 0 });
  const mails = await listMails();
  expect(mails.map(({ to_address }) => to_address)).toEqual(Array(4).fill("ida@brokers.internal"));
  expect(mails[0]).toMatchObject({ subject: "Is “Corner bakery” still for sale?" });
  expect(mails[0]?.text).toContain("for 30 days");
  expect(mails[3]).toMatchObject({ subject: "“Corner bakery” will come off the site soon" });
  expect(mails[3]?.text).toContain("September 28, 2026");
  expect(await runDay(120)).toMatchObject({ withdrawn: 1 });
  expect(await runDay(121)).toMatchObject({ reminded: 0, withdrawn: 0 });
  expect((await listMails())[4]).toMatchObject({
    to_address: "ida@brokers.internal",
    subject: "“Corner bakery” is off the site",
    text: expect.stringContaining("because no one confirmed that it’s still for sale"),
  });
  await expect(findListing(context, `restaurant-${number}`)).rejects.toThrow(Gone);
  expect(await getEvents(db, number)).toMatchObject([{ old_value: "active", new_value: "withdrawn" }]);
});

test("sends each reminder once, whatever runs it", async () => {
  now = addDays(LISTED, 30);
  const counts = await Promise.all([remindStaleListings(context), remindStaleListings(context)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
});

test("never withdraws a listing whose emails weren't sent", async () => {
  for (const day of [30, 60, 90, 113, 200, 400]) expect(await runDay(day, false)).toMatchObject({ withdrawn: 0 });
  // The warning alone isn't enough, nor one that was sent a moment ago.
  await db.updateTable("outbox").set({ status: "sent", sent_at: now }).where("subject", "like", "%leaves%").execute();
  expect(await runDay(407, false)).toMatchObject({ withdrawn: 0 });
  await db.updateTable("outbox").set({ status: "sent", sent_at: now }).execute();
  expect(await runDay(413, false)).toMatchObject({ withdrawn: 0 });
  expect(await runDay(414, false)).toMatchObject({ withdrawn: 1 });
});

test("after an upgrade or a pause, an old listing gets every reminder, a week apart", async () => {
  const reminded = [];
  for (const day of [500, 501, 507, 514, 521]) reminded.push((await runDay(day)).reminded);
  expect(reminded).toEqual([1, 0, 1, 1, 1]);
  expect(await runDay(527)).toMatchObject({ withdrawn: 0 });
  expect(await runDay(528)).toMatchObject({ withdrawn: 1 });
});

test("counts no day before the listing was stored here", async () => {
  const reminders_from = addDays(LISTED, 400);
  await db.updateTable("listings").set({ reminders_from }).execute();
  expect(await runDay(429)).toMatchObject({ reminded: 0 });
  expect(await runDay(430)).toMatchObject({ reminded: 1 });
  expect((await listMails())[0]?.text).toContain("for 430 days");
});

test("starts over with a new agent, whose reminders go to the office if their address bounces", async () => {
  const { token } = await runDay(30);
  await db
    .insertInto("bounced_addresses")
    .values({ address: "leo@brokers.internal", reason: "550", bounced_at: now })
    .execute();
  const leo = await insertAgent(db, { office_id: tampa, slug: "leo-lund", email: "leo@brokers.internal" });
  await db.updateTable("listings").set({ agent_id: leo, office_id: tampa }).execute();
  expect(await runDay(31)).toMatchObject({ reminded: 1 });
  expect((await listMails()).map(({ to_address }) => to_address)).toEqual([
    "ida@brokers.internal",
    "tampa@example.com",
  ]);
  await expect(findLinkedListing(context, token)).rejects.toThrow(Gone);
});

test("the link confirms the listing, twice too, and the reminders start over", async () => {
  const { token } = await runDay(30);
  expect(await findLinkedListing(context, token)).toMatchObject({ state: "unconfirmed" });
  expect(await getRow()).toMatchObject({ confirmed_at: null });
  expect(await confirmByLink(context, token)).toMatchObject({ number, state: "unconfirmed" });
  expect(await getRow()).toMatchObject({ confirmed_at: now });
  expect(await confirmByLink(context, token)).toMatchObject({ state: "confirmed" });
  expect(await runDay(59)).toMatchObject({ reminded: 0 });
  const second = await runDay(60);
  expect(second).toMatchObject({ reminded: 1 });
  await runDay(121);
  await expect(findLinkedListing(context, second.token)).rejects.toThrow(Gone);
  await expect(findLinkedListing(context, "x".repeat(43))).rejects.toThrow(Gone);
});

test("the link puts back a listing that was withdrawn because nobody confirmed it", async () => {
  const token = await withdrawUnconfirmed();
  expect(await findLinkedListing(context, token)).toMatchObject({ state: "withdrawn" });
  await confirmByLink(context, token);
  expect(await getRow()).toEqual({ status: "active", confirmed_at: now });
  await expect(findListing(context, `restaurant-${number}`)).resolves.toMatchObject({ kind: "found" });
});

test("the link doesn't put back a listing that its broker withdrew, or one that was edited into a draft of one", async () => {
  const { token } = await runDay(30);
  await db.updateTable("listings").set({ status: "withdrawn" }).execute();
  await expect(confirmByLink(context, token)).rejects.toThrow(Gone);
  await db.updateTable("listings").set({ status: "active" }).execute();
  const last = await withdrawUnconfirmed();
  now = new Date(now.getTime() + 1);
  await db.updateTable("listings").set({ description: "", updated_at: now }).execute();
  await expect(confirmByLink(context, last)).rejects.toMatchObject({ errors: { description: expect.any(Array) } });
  expect(await getRow()).toMatchObject({ status: "withdrawn" });
});

test("opening the link's page confirms nothing; its button does", async () => {
  const { ask } = createDeskVisitor(context, clientFolder);
  const { token } = await runDay(30);
  const [mail] = await listMails();
  expect(mail?.text).toContain(`/desk/confirm-listing?token=${token}`);
  const page = await ask(`/confirm-listing?token=${token}`);
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining("Corner bakery") });
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.body.match(/<button/g)).toHaveLength(1);
  expect(await getRow()).toMatchObject({ confirmed_at: null });
  expect(await ask("/confirm-listing", { token })).toMatchObject({ status: 200 });
  expect(await getRow()).toMatchObject({ confirmed_at: now });
  expect(await ask("/confirm-listing?token=no")).toMatchObject({ status: 410 });
  expect(await ask("/confirm-listing", { token: "\0" })).toMatchObject({ status: 410 });
});

test("confirms at the desk, one or several, and nobody else's", async () => {
  now = addDays(LISTED, 40);
  expect(await confirmListing(manager, number)).toMatchObject({ confirmed_at: now.toISOString() });
  const times = { listed_at: LISTED, updated_at: LISTED };
  await insertListing(db, { number: number + 1_000, office_id: miami, status: "draft", ...times });
  await insertListing(db, { number: number + 2_000, office_id: tampa, ...times });
  await expect(confirmListing(manager, number + 1_000)).rejects.toThrow(Conflict);
  expect(await confirmListings(manager, [number + 1_000, number, number])).toEqual({
    confirmed: [number],
    skipped: [number + 1_000],
  });
  await expect(confirmListings(manager, [number, number + 2_000])).rejects.toThrow(NotFound);
  const changes = await db.selectFrom("listing_changes").select(["field", "account_id"]).execute();
  expect(changes).toEqual(Array(2).fill({ field: "confirmed_at", account_id: manager.viewer.id }));
});
