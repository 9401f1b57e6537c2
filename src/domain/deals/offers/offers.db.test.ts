import type { ControlledTransaction } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/tables/database.ts";
import type { Context } from "#domain/context.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertDealFor } from "../../../../tests/support/deals.ts";
import { openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { insertListing } from "../../../../tests/support/listings.ts";
import { listDeals, showDealBoard } from "../list-deals.ts";
import { showDeal } from "../show-deal.ts";
import { answerOffer } from "./answer-offer.ts";
import { counterOffer, makeOffer } from "./make-offer.ts";

const PAGE = { sort: "updated_at", descending: true, page: 1, per_page: 25 } as const;
const { db, ...rest } = await openTestContext();
let agent: Context;
let transaction: ControlledTransaction<Database>;
let id: string;

beforeEach(async () => {
  transaction = await db.startTransaction().execute();
  const context = { ...rest, db: transaction };
  const { offices, agents, staff } = await openDeskFixture(context);
  agent = { ...context, viewer: staff.agent };
  const own = { office_id: offices.miami, agent_id: agents.own };
  await insertListing(transaction, { number: 100_001, price: 50_000_000, listed_at: context.clock(), ...own });
  id = await insertDealFor(context, { listing_number: 100_001, commission_basis_points: 1_000, ...own });
});
afterEach(() => transaction.rollback().execute());

const offer = (amount: number) =>
  makeOffer(agent, id, { amount, made_by: "buyer", offered_on: "2026-11-01", conditions: "Subject to financing." });
const getLatest = async () => {
  const [latest] = (await showDeal(agent, id)).offers;
  if (!latest) throw new Error("No offer.");
  return latest;
};
type Answer = Parameters<typeof answerOffer>[3];
const answer = async (status: Answer["status"], more: Partial<Answer> = {}) => {
  const { id: offerId, version } = await getLatest();
  return answerOffer(agent, id, offerId, { version, status, ...more });
};

test("records an offer with its conditions; the deal is worth it instead of the asking price", async () => {
  expect((await showDeal(agent, id)).expected_commission).toBe(50_000);
  const deal = await offer(420_000);
  expect(deal.offers).toMatchObject([
    {
      amount: 420_000,
      made_by: "buyer",
      offered_on: "2026-11-01",
      conditions: "Subject to financing.",
      status: "made",
    },
  ]);
  expect(deal).toMatchObject({ price: 500_000, offer: 420_000, expected_commission: 42_000, version: 1 });
  expect(deal.events.at(-1)).toMatchObject({ kind: "offer_made", amount: 420_000 });
  expect((await listDeals(agent, PAGE)).data).toMatchObject([{ offer: 420_000 }]);
  expect((await showDealBoard(agent, {})).data[0]?.values).toEqual([{ currency: "USD", value: 420_000 }]);
});

test("rejects an amount of nothing", async () => {
  await expect(offer(0)).rejects.toBeInstanceOf(Invalid);
  await expect(offer(0.001)).rejects.toBeInstanceOf(Invalid);
});

test("a counteroffer is the other side's and closes the one before", async () => {
  await offer(420_000);
  const { id: first, version } = await getLatest();
  const { offers } = await counterOffer(agent, id, first, { version, amount: 470_000 });
  expect(offers.map(({ amount, made_by, status }) => [amount, made_by, status]).sort()).toEqual([
    [420_000, "buyer", "countered"],
    [470_000, "seller", "made"],
  ]);
  await expect(counterOffer(agent, id, first, { version, amount: 1 })).rejects.toBeInstanceOf(Conflict);
  await expect(answerOffer(agent, id, first, { version: version + 1, status: "accepted" })).rejects.toBeInstanceOf(
    Conflict,
  );
});

test("accepting can put the listing under contract, and no second offer can be accepted", async () => {
  const first = await offer(420_000);
  expect(first.may_put_under_contract).toBe(true);
  const accepted = await answer("accepted", { put_under_contract: true });
  expect(accepted).toMatchObject({ listing_status: "under_offer", may_put_under_contract: false, offer: 420_000 });
  const { offers } = await offer(450_000);
  const second = offers.find(({ status }) => status === "made");
  if (!second) throw new Error("No second offer.");
  await expect(
    answerOffer(agent, id, second.id, { version: second.version, status: "accepted" }),
  ).rejects.toBeInstanceOf(Conflict);
  // The accepted offer counts, not the later one.
  expect((await showDeal(agent, id)).offer).toBe(420_000);
});

test("a rejected or withdrawn offer no longer counts, and can be reopened", async () => {
  await offer(420_000);
  expect((await answer("rejected")).offer).toBeNull();
  expect((await answer("rejected")).events.filter(({ kind }) => kind === "offer_rejected")).toHaveLength(1);
  expect((await answer("made")).offer).toBe(420_000);
  expect((await answer("withdrawn")).offer).toBeNull();
});

test("an offer of another deal is not found", async () => {
  await offer(420_000);
  const { id: offerId, version } = await getLatest();
  const { listing_number } = await showDeal(agent, id);
  const { office_id, agent_id } = await transaction
    .selectFrom("deals")
    .select(["office_id", "agent_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const other = await insertDealFor(agent, { listing_number, office_id, agent_id });
  await expect(answerOffer(agent, other, offerId, { version, status: "accepted" })).rejects.toBeInstanceOf(NotFound);
});
