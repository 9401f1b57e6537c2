import type { ControlledTransaction } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/tables/database.ts";
import { deleteOldData } from "#domain/contacts/retention/delete-old-data.ts";
import type { Context } from "#domain/context.ts";
import { mergeLeads } from "#domain/leads/merge-leads.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertLeadFor } from "../../../tests/support/leads.ts";
import { insertSigned } from "../../../tests/support/ndas.ts";
import { openTransferFixture, type TransferFixture } from "../../../tests/support/transfer-fixture.ts";
import { listDealBuyers } from "./list-deal-buyers.ts";
import { listDeals, showDealBoard } from "./list-deals.ts";
import { moveDeal } from "./move-deal.ts";
import { showDeal } from "./show-deal.ts";
import { startDeal } from "./start-deal.ts";
import { addDealNote, updateDeal } from "./update-deal.ts";

const LISTING = 100_001;
const PAGE = { sort: "updated_at", descending: true, page: 1, per_page: 25 } as const;
const { db, ...rest } = await openTestContext();
let at: TransferFixture;
let agent: Context;
let other: Context;
let transaction: ControlledTransaction<Database>;
let lead_id: string;

beforeEach(async () => {
  transaction = await db.startTransaction().execute();
  const context = { ...rest, db: transaction };
  at = await openTransferFixture(context);
  const { offices, agents, staff } = at;
  agent = { ...context, viewer: staff.agent };
  other = { ...agent, viewer: { ...staff.agent, office_id: offices.tampa, agent_id: agents.other } };
  await transaction.updateTable("listings").set({ listed_at: context.clock() }).execute();
  lead_id = await insertLeadFor(context, {
    office_id: offices.miami,
    agent_id: agents.own,
    listing_number: LISTING,
    name: "Kim Buyer",
    email: "kim@company.internal",
  });
});
afterEach(() => transaction.rollback().execute());

const start = (context = agent) => startDeal(context, { listing_number: LISTING, lead_id });
const move = async (id: string, changes: object) => {
  const { version } = await showDeal(agent, id);
  return moveDeal(agent, id, { version, ...changes } as Parameters<typeof moveDeal>[2]);
};

describe("a deal's deposit", () => {
  const DEPOSIT = { deposit_holder: "Example Escrow", deposit: 25_000.5, deposit_received_on: "2026-11-18" };
  const terms = (version: number) => ({ version, agent_id: at.agents.own });

  test("keeps its holder, amount and day, and can be removed", async () => {
    const { id, version } = await start();
    const changed = await updateDeal(agent, id, { ...terms(version), ...DEPOSIT });
    expect(changed).toMatchObject(DEPOSIT);
    const row = await transaction.selectFrom("deals").select("deposit").where("id", "=", id).executeTakeFirst();
    expect(row?.deposit).toBe(2_500_050);

    const removed = await updateDeal(agent, id, { ...terms(version + 1), deposit_holder: "" });
    expect(removed).toMatchObject({ deposit_holder: null, deposit: null, deposit_received_on: null });
  });
});

describe("starting a deal", () => {
  test("takes office and agent from the lead, and the name from its latest inquiry", async () => {
    const deal = await start();
    expect(deal).toMatchObject({
      stage: "new",
      buyer: "Kim Buyer",
      email: "kim@company.internal",
      listing_number: LISTING,
      agent_id: at.agents.own,
      office: "Miami",
      may_sell: true,
      version: 1,
    });
    expect(deal.events).toMatchObject([{ kind: "started", to_stage: "new" }]);
    const actions = await transaction.selectFrom("staff_actions").select(["action", "office_id"]).execute();
    expect(actions).toContainEqual({ action: "deal.started", office_id: at.offices.miami });
  });

  test("rejects a second open deal of the buyer for the listing, and names the first", async () => {
    const { id } = await start();
    const error = await start().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Conflict);
    expect(error).toMatchObject({ current: { id } });
    await move(id, { stage: "lost", lost_reason: "price" });
    expect((await start()).id).not.toBe(id);
  });

  test("a signer's deal belongs to the listing's agent; others can't start it", async () => {
    const nda = await insertSigned(transaction, { office_id: at.offices.miami, agent_id: at.agents.own });
    const { id: buyer_id } = await insertBuyer(transaction);
    const { listing_number } = await transaction
      .updateTable("ndas")
      .set({ buyer_id })
      .where("id", "=", nda)
      .returning("listing_number")
      .executeTakeFirstOrThrow();
    await expect(startDeal(other, { listing_number, buyer_id })).rejects.toBeInstanceOf(Invalid);
    expect(await startDeal(agent, { listing_number, buyer_id })).toMatchObject({
      agent_id: at.agents.own,
      lead_id: null,
      buyer: expect.any(String),
    });
  });

  test("another's lead and a draft of another office are unknown", async () => {
    await expect(startDeal(other, { listing_number: LISTING, lead_id })).rejects.toBeInstanceOf(NotFound);
    await expect(startDeal(agent, { listing_number: 100_002, lead_id })).rejects.toMatchObject({
      errors: { listing_number: [expect.any(String)] },
    });
  });

  test("offers the listing's leads, and its signers to those who have the listing", async () => {
    const { data } = await listDealBuyers(agent, LISTING);
    expect(data).toContainEqual({ lead_id, buyer_id: null, name: "Kim Buyer", email: "kim@company.internal" });
    expect(await listDealBuyers(other, LISTING)).toEqual({ data: [] });
  });
});

describe("moving a deal", () => {
  test("records each stage; repeating a move changes nothing", async () => {
    const { id } = await start();
    await move(id, { stage: "loi" });
    await move(id, { stage: "loi" });
    const deal = await move(id, { stage: "talking" });
    expect(deal.version).toBe(3);
    expect(deal.events.map(({ from_stage, to_stage }) => [from_stage, to_stage])).toEqual([
      [null, "new"],
      ["new", "loi"],
      ["loi", "talking"],
    ]);
  });

  test("losing needs a reason, which is gone when the deal is reopened", async () => {
    const { id } = await start();
    await expect(move(id, { stage: "lost" })).rejects.toMatchObject({ errors: { lost_reason: [expect.any(String)] } });
    const lost = await move(id, { stage: "lost", lost_reason: "financing", lost_note: "The bank said no." });
    expect(lost).toMatchObject({ stage: "lost", lost_reason: "financing", lost_note: "The bank said no." });
    expect(lost.events.at(-1)).toMatchObject({ reason: "financing", text: "The bank said no." });
    expect(await move(id, { stage: "talking" })).toMatchObject({ lost_reason: null, lost_note: null });
  });

  test("closing marks the listing sold only if asked to, and saves neither if the sale's details are wrong", async () => {
    const { id } = await start();
    const sale = { stage: "closed", mark_sold: true, closing_price: 250_000 };
    await expect(move(id, { ...sale, sold_on: "2999-01-01" })).rejects.toMatchObject({
      errors: { sold_on: [expect.any(String)] },
    });
    expect(await showDeal(agent, id)).toMatchObject({ stage: "new", listing_status: "active" });
    expect(await move(id, { stage: "closed" })).toMatchObject({ stage: "closed", listing_status: "active" });
    await move(id, { stage: "closing" });
    expect(await move(id, sale)).toMatchObject({ stage: "closed", listing_status: "sold", may_sell: false });
    const { closing_price } = await transaction
      .selectFrom("listings")
      .select("closing_price")
      .where("number", "=", LISTING)
      .executeTakeFirstOrThrow();
    expect(closing_price).toBe(25_000_000);
  });

  test("rejects an outdated version with the saved deal", async () => {
    const { id, version } = await start();
    await moveDeal(agent, id, { version, stage: "nda" });
    await expect(moveDeal(agent, id, { version, stage: "loi" })).rejects.toMatchObject({ current: { stage: "nda" } });
  });
});

describe("changing a deal", () => {
  test("saves the closing and the commission, which is computed from the price", async () => {
    await transaction.updateTable("listings").set({ price: 30_000_000 }).where("number", "=", LISTING).execute();
    const { id, version } = await start();
    const terms = { agent_id: at.agents.colleague, expected_closing: "2027-02-28", commission_basis_points: 1_000 };
    const manager = { ...agent, viewer: at.staff.office_manager };
    const deal = await updateDeal(manager, id, { version, ...terms });
    expect(deal).toMatchObject({ ...terms, version: 2, price: 300_000, expected_commission: 30_000 });
    await expect(showDeal(agent, id)).rejects.toBeInstanceOf(NotFound);
  });

  test("an agent can give a deal to a colleague", async () => {
    const { id, version } = await start();
    expect(await updateDeal(agent, id, { version, agent_id: at.agents.colleague })).toEqual({ id });
    const manager = { ...agent, viewer: at.staff.office_manager };
    expect(await showDeal(manager, id)).toMatchObject({ agent_id: at.agents.colleague });
  });

  test("rejects two commissions, another office's agent and an outdated version", async () => {
    const { id, version } = await start();
    const change = { version, agent_id: at.agents.own };
    await expect(
      updateDeal(agent, id, { ...change, commission: 5_000, commission_basis_points: 500 }),
    ).rejects.toMatchObject({ errors: { commission: [expect.any(String)] } });
    await expect(updateDeal(agent, id, { ...change, agent_id: at.agents.other })).rejects.toMatchObject({
      errors: { agent_id: [expect.any(String)] },
    });
    await expect(updateDeal(agent, id, { ...change, version: 7 })).rejects.toBeInstanceOf(Conflict);
  });

  test("adds notes to the history and not to the audit log", async () => {
    const { id } = await start();
    const deal = await addDealNote(agent, id, { text: "Prefers mornings." });
    expect(deal.events.at(-1)).toMatchObject({ kind: "note", text: "Prefers mornings." });
    await expect(addDealNote(agent, id, { text: "  " })).rejects.toBeInstanceOf(Invalid);
    const log = await transaction.selectFrom("staff_actions").select("details").execute();
    expect(JSON.stringify(log)).not.toContain("mornings");
  });
});

test("lists and the board show only deals in scope, by their filters", async () => {
  const { id } = await start();
  const find = async (filters: Parameters<typeof showDealBoard>[1], context = agent) =>
    (await listDeals(context, { ...PAGE, ...filters })).data.map((row) => row.id);
  expect(await find({})).toEqual([id]);
  expect(await find({ stage: "open", listing: LISTING, lead: lead_id, agent: at.agents.own })).toEqual([id]);
  expect(await find({ q: "kim bu" })).toEqual([id]);
  expect(await find({ q: "nobody" })).toEqual([]);
  expect(await find({ stage: "lost" })).toEqual([]);
  expect(await find({}, other)).toEqual([]);
  const { data } = await showDealBoard(agent, {});
  expect(data.map(({ stage, total }) => [stage, total])).toContainEqual(["new", 1]);
  expect(data[0]?.deals).toMatchObject([{ id, buyer: "Kim Buyer" }]);
  expect((await showDealBoard(other, {})).data.every(({ total }) => total === 0)).toBe(true);
});

describe("a deal follows", () => {
  const getOwner = (id: string) =>
    transaction
      .selectFrom("deals")
      .select(["office_id", "agent_id", "version"])
      .where("id", "=", id)
      .executeTakeFirst();

  test("its agent to another office", async () => {
    const { id } = await start();
    await at.move();
    expect(await getOwner(id)).toEqual({ office_id: at.offices.tampa, agent_id: at.agents.own, version: 2 });
  });

  test("its office into another, and back", async () => {
    const { id } = await start();
    await at.close({ agents: "retire" });
    expect(await getOwner(id)).toMatchObject({ office_id: at.offices.tampa, agent_id: null });
    await at.reopen();
    expect(await getOwner(id)).toMatchObject({ office_id: at.offices.miami, agent_id: at.agents.own });
  });

  test("its lead into the one it is merged with", async () => {
    const { id } = await start();
    const miami = { office_id: at.offices.miami, agent_id: at.agents.own, email: "kim2@company.internal" };
    const second = await insertLeadFor(agent, miami);
    await mergeLeads(agent, second, lead_id);
    expect(await showDeal(agent, id)).toMatchObject({ lead_id: second, buyer: expect.any(String) });
  });
});

test("an open deal protects its lead from deletion; an ended one stays without the name", async () => {
  const { id } = await start();
  await transaction
    .updateTable("leads")
    .set({ latest_at: new Date("2020-01-01") })
    .where("id", "=", lead_id)
    .execute();
  const cleanUp = () => deleteOldData({ ...agent, retention: { lead_days: 365, email_days: 0 } });
  await cleanUp();
  expect(await showDeal(agent, id)).toMatchObject({ lead_id });
  await move(id, { stage: "lost", lost_reason: "no_response" });
  await cleanUp();
  expect(await showDeal(agent, id)).toMatchObject({ lead_id: null, buyer: null, email: null });
});
