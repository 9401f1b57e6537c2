import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { DealStage } from "#db/tables/deals.ts";
import { exportData } from "#domain/accounts/closing/export-data.ts";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { openTestContext, type TestContext } from "../../../../tests/support/context.ts";
import { insertDealFor } from "../../../../tests/support/deals.ts";
import { insertLeadFor, openLeadOffices } from "../../../../tests/support/leads.ts";
import { insertListing } from "../../../../tests/support/listings.ts";
import { getPage } from "../../../../tests/support/page.ts";
import { visitPage } from "../../../../tests/support/visit-page.ts";

const PATH = "/bizmatch/activity";
const LISTING = 100_500;
const PAT = "pat@buyers.example.com";
const context = await openTestContext({ locale: "en-US" });
const { db } = context;
const { miami, maria } = await openLeadOffices(context);
await insertListing(db, { number: LISTING, office_id: miami, agent_id: maria, name: "Harbor Bakery" });

async function signUp(email: string, email_verified_at: Date | null = new Date()) {
  const viewer = await insertBuyer(db);
  await db.updateTable("accounts").set({ email, email_verified_at }).where("id", "=", viewer.id).execute();
  return { ...context, viewer };
}

const DEPOSIT = { deposit_holder: "Example Escrow", deposit: 2_500_050, deposit_received_on: "2026-11-18" };

/** A deal with whatever a deal can have, marked where the buyer mustn't see it. */
async function insertMarkedDeal(values: { buyer_id?: number; lead_id?: string; stage?: DealStage; mark?: string }) {
  const { mark = "", ...deal } = values;
  const id = await insertDealFor(context, {
    listing_number: LISTING,
    office_id: miami,
    agent_id: maria,
    stage: "due_diligence",
    expected_closing: "2027-01-15",
    commission: 77_712_300,
    ...DEPOSIT,
    ...(mark && { deposit_holder: mark }),
    ...deal,
  });
  const now = context.clock();
  const times = { created_at: now, updated_at: now };
  await db
    .insertInto("deal_events")
    .values({ deal_id: id, kind: "note", text: "CANARY-note", happened_at: now })
    .execute();
  await db
    .insertInto("deal_offers")
    .values({
      id: randomUUID(),
      deal_id: id,
      amount: 77_745_600,
      made_by: "seller",
      offered_on: "2026-11-01",
      conditions: "CANARY-conditions",
      status: "made",
      ...times,
    })
    .execute();
  await db
    .insertInto("tasks")
    .values({ id: randomUUID(), deal_id: id, title: "CANARY-task", due_on: "2026-11-20", ...times })
    .execute();
}

const visit = async (buyer: TestContext) => (await visitPage(buyer, PATH)).html;
const ask = (email: string) =>
  insertLeadFor(context, { office_id: miami, agent_id: maria, email, listing_number: LISTING });

beforeEach(async () => {
  await db.deleteFrom("deals").execute();
  await db.deleteFrom("leads").execute();
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("accounts").where("kind", "=", "buyer").execute();
});

describe("purchases in progress", () => {
  test("show the stage, the deposit, the expected closing and whom to call", async () => {
    const pat = await signUp(PAT);
    await insertMarkedDeal({ buyer_id: pat.viewer.id });

    const { text } = getPage(await visit(pat));

    expect(text).toContain("Purchases in progress Harbor Bakery Stage Due diligence: checking the business");
    expect(text).toContain("Deposit $25,000.50 Held by Example Escrow Received November 18, 2026");
    expect(text).toContain("Expected closing January 15, 2027 Whom to call Maria Soto");
  });

  test("contain nothing that is for the office: commission, notes, offers, tasks", async () => {
    const pat = await signUp(PAT);
    await insertMarkedDeal({ buyer_id: pat.viewer.id });

    const html = await visit(pat);

    expect(html).toContain("Harbor Bakery");
    expect(html).not.toMatch(/CANARY|777,?(?:123|456)/);
    expect(JSON.stringify(await exportData(pat))).not.toMatch(/CANARY|777,?(?:123|456)/);
  });

  test("say what isn't known yet", async () => {
    const pat = await signUp(PAT);
    const base = { listing_number: LISTING, office_id: miami, buyer_id: pat.viewer.id };
    await insertDealFor(context, { ...base, stage: "loi" });
    const none = getPage(await visit(pat)).text;
    await db.updateTable("deals").set({ deposit: 1_000_000 }).execute();
    const promised = getPage(await visit(pat)).text;

    expect(none).toContain("Deposit None recorded yet Whom to call Miami");
    expect(promised).toContain("Deposit $10,000 Held by Not recorded yet Received Not yet");
  });

  test("are the buyer's if their verified address alone wrote to the lead", async () => {
    const lead_id = await ask(PAT);
    await insertMarkedDeal({ lead_id });
    const pat = await signUp(PAT);

    expect(await visit(pat)).toContain("Example Escrow");
    expect(await exportData(pat)).toMatchObject({
      deals: [{ deposit_holder: "Example Escrow", deposit: 25_000.5, deposit_received_on: "2026-11-18" }],
    });
  });

  test("aren't shown while the address isn't verified", async () => {
    const lead_id = await ask(PAT);
    await insertMarkedDeal({ lead_id });
    const stranger = await signUp(PAT, null);

    expect(await visit(stranger)).not.toContain("Example Escrow");
    expect(await exportData(stranger)).toMatchObject({ deals: [] });
  });

  test("aren't shown if other people wrote to the same lead", async () => {
    const lead_id = await ask(PAT);
    const other = await ask("sam@buyers.example.com");
    await db.updateTable("enquiries").set({ lead_id }).where("lead_id", "=", other).execute();
    await insertMarkedDeal({ lead_id });

    expect(await visit(await signUp(PAT))).not.toContain("Example Escrow");
    expect(await visit(await signUp("sam@buyers.example.com"))).not.toContain("Example Escrow");
  });

  test("of one buyer are never another's", async () => {
    const pat = await signUp(PAT);
    const sam = await signUp("sam@buyers.example.com");
    await insertMarkedDeal({ buyer_id: pat.viewer.id, mark: "CANARY-holder of Pat" });
    await insertMarkedDeal({ buyer_id: sam.viewer.id });

    const html = await visit(sam);

    expect(html).toContain("Example Escrow");
    expect(html).not.toContain("CANARY");
    expect(JSON.stringify(await exportData(sam))).not.toContain("CANARY");
  });

  test("are open deals with a letter of intent or a deposit, not every conversation", async () => {
    const pat = await signUp(PAT);
    const base = { listing_number: LISTING, office_id: miami, buyer_id: pat.viewer.id };
    const id = await insertDealFor(context, { ...base, stage: "talking" });
    expect(await visit(pat)).not.toContain("Purchases in progress");

    await db.updateTable("deals").set(DEPOSIT).where("id", "=", id).execute();
    expect(getPage(await visit(pat)).text).toContain("Stage Talking with the broker");

    await db.updateTable("deals").set({ stage: "closed", ended_at: context.clock() }).where("id", "=", id).execute();
    expect(await visit(pat)).not.toContain("Purchases in progress");
  });
});

test("a visitor who isn't signed in sees no purchases", async () => {
  const pat = await signUp(PAT);
  await insertMarkedDeal({ buyer_id: pat.viewer.id });

  expect((await visitPage(context, PATH)).html).not.toContain("Example Escrow");
});
