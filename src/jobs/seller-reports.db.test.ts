import { beforeEach, expect, test } from "vitest";
import {
  makeSellerLink,
  revokeSellerLinks,
  saveSellerPage,
  showSellerPage,
} from "#domain/listings/seller-pages/edit-seller-page.ts";
import { findSellerReport, stopSellerEmails } from "#domain/listings/seller-pages/find-seller-report.ts";
import { sendSellerReports } from "#domain/listings/seller-pages/send-seller-reports.ts";
import { Conflict, Gone, NotFound } from "#lib/errors.ts";
import { toDay } from "#lib/time/day.ts";
import { addDays } from "#lib/time/durations.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { openDeskFixture } from "../../tests/support/desk/desk-fixture.ts";
import { insertLeadFor } from "../../tests/support/leads.ts";
import { insertListing } from "../../tests/support/listings.ts";
import { createEmailJobs } from "./email-jobs.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
let now = NOW;
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const { staff, offices, agents } = await openDeskFixture(context);
const agent = { ...context, viewer: staff.agent };
await queue.work("seller-report-mail", createEmailJobs(context)["seller-report-mail"] as never);

const WEEKLY = { note: "Two buyers are close.", email: "june@client.internal", locale: "en-US", is_weekly: true };
let number = 100_800;

beforeEach(async () => {
  now = NOW;
  queue.sent.splice(0);
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
  await db.deleteFrom("listings").execute();
  number += 1;
  await insertListing(db, {
    number,
    office_id: offices.miami,
    agent_id: agents.own,
    name: "Corner bakery",
    price: 45_000_000,
    listed_at: addDays(NOW, -54),
  });
});

const getToken = (url: string): string => new URL(url).searchParams.get("token") ?? "";
const makeLink = async () => getToken((await makeSellerLink(agent, number)).url);
const listMails = () =>
  db.selectFrom("outbox").select(["to_address", "subject", "text"]).orderBy("created_at").execute();

/** Runs the weekly job on a day and writes its emails. */
async function runDay(day: number): Promise<number> {
  now = addDays(NOW, day);
  const queued = await sendSellerReports(context);
  await queue.runAll();
  return queued;
}

test("a link opens the report, and no later link or revoked one does", async () => {
  await saveSellerPage(agent, { number, version: 0, ...WEEKLY, is_weekly: false });
  const first = await makeLink();
  expect(await findSellerReport(context, first)).toMatchObject({
    name: "Corner bakery",
    status: "active",
    price: 450_000,
    days_on_market: 54,
    note: WEEKLY.note,
    contact: { name: "Maria Soto" },
  });
  expect(await showSellerPage(agent, number)).toMatchObject({
    linked_at: NOW.toISOString(),
    opened_at: NOW.toISOString(),
  });
  const second = await makeLink();
  await expect(findSellerReport(context, first)).rejects.toThrow(Gone);
  await revokeSellerLinks(agent, number);
  await expect(findSellerReport(context, second)).rejects.toThrow(Gone);
  await expect(findSellerReport(context, "x")).rejects.toThrow(Gone);
  expect(await showSellerPage(agent, number)).toMatchObject({ linked_at: null });
});

test("sends the first report of a new listing after its first week", async () => {
  await db.updateTable("listings").set({ listed_at: NOW }).where("number", "=", number).execute();
  await saveSellerPage(agent, { number, version: 0, ...WEEKLY });
  expect(await runDay(0)).toBe(0);
  expect(await runDay(6)).toBe(0);
  expect(await runDay(7)).toBe(1);
});

test("stores only the hash of the link", async () => {
  const token = await makeLink();
  const rows = JSON.stringify([
    await db.selectFrom("seller_page_links").selectAll().execute(),
    await db.selectFrom("staff_actions").selectAll().execute(),
  ]);
  expect(rows).not.toContain(token);
});

test("counts people who inquired once, without spam, and how fast they were answered", async () => {
  const ask = (email: string) =>
    insertLeadFor(context, { office_id: offices.miami, listing_number: number, type: "listing", email });
  const answer = (id: string, seconds: number, more = {}) =>
    db
      .updateTable("leads")
      .set({ first_answered_at: new Date(NOW.getTime() + seconds * 1_000), ...more })
      .where("id", "=", id)
      .execute();
  const [first, second, spam] = [await ask("a@b.internal"), await ask("c@b.internal"), await ask("d@b.internal")];
  await ask("a@b.internal");
  await ask("e@b.internal");
  await answer(first, 600);
  await answer(second, 1_200);
  await answer(spam, 1, { spam_at: NOW });
  const visit = { kind: "listing" as const, subject: String(number), source: "direct", visitors: 1 };
  const days = [0, 6, 7, 29, 30].map((ago) => toDay(addDays(NOW, -ago)));
  await db
    .insertInto("daily_views")
    .values(days.map((day) => ({ ...visit, day, views: 10 })))
    .execute();
  expect(await findSellerReport(context, await makeLink())).toMatchObject({
    inquiries: 3,
    answered: 2,
    median_seconds: 900,
    saves: 0,
    ndas: 0,
    views: { week: 20, month: 40, total: 50 },
  });
});

test("emails the seller once a week while the listing is on the market", async () => {
  await saveSellerPage(agent, { number, version: 0, ...WEEKLY });
  expect([await runDay(0), await runDay(0), await runDay(6), await runDay(7)]).toEqual([1, 0, 0, 1]);
  const mails = await listMails();
  expect(mails.map(({ to_address }) => to_address)).toEqual(Array(2).fill("june@client.internal"));
  expect(mails[0]).toMatchObject({ subject: "Your listing this week: 0 views" });
  expect(mails[0]?.text).toContain("Two buyers are close.");
  const [, token = ""] = /seller-report\?token=([\w-]+)/.exec(mails[0]?.text ?? "") ?? [];
  expect(await findSellerReport(context, token)).toMatchObject({ is_weekly: true });
  await stopSellerEmails(context, token);
  await stopSellerEmails(context, token);
  expect(await runDay(14)).toBe(0);
  expect(await showSellerPage(agent, number)).toMatchObject({ is_weekly: false, version: 2 });
  await saveSellerPage(agent, { number, version: 2, ...WEEKLY });
  await db.updateTable("listings").set({ status: "sold", sold_at: now }).execute();
  expect(await runDay(21)).toBe(0);
  await runDay(60);
  await expect(findSellerReport(context, token)).rejects.toThrow(Gone);
});

test("revoking ends the weekly email, one that is queued too", async () => {
  await saveSellerPage(agent, { number, version: 0, ...WEEKLY });
  await sendSellerReports(context);
  await revokeSellerLinks(agent, number);
  await queue.runAll();
  expect(await listMails()).toEqual([]);
});

test("rejects a stale edit, a weekly email to no one, and other people's listings", async () => {
  await saveSellerPage(agent, { number, version: 0, ...WEEKLY });
  await expect(saveSellerPage(agent, { number, version: 0, ...WEEKLY })).rejects.toThrow(Conflict);
  await expect(saveSellerPage(agent, { number, version: 1, ...WEEKLY, email: "" })).rejects.toMatchObject({
    errors: { email: [expect.any(String)] },
  });
  await insertListing(db, { number: number + 1_000, office_id: offices.tampa });
  await expect(makeSellerLink(agent, number + 1_000)).rejects.toThrow(NotFound);
});
