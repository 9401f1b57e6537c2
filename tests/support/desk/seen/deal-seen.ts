import { readTaskCalendar } from "#domain/deals/tasks/task-calendar.ts";
import { insertDealFor, insertTaskFor } from "../../deals.ts";
import { insertLeadFor } from "../../leads.ts";
import { insertListing } from "../../listings.ts";
import { type Desk, getNumber, type SeenByOthers } from "./seen-case.ts";

const SEARCH = "/buy-a-business/business-listing-search";

const LISTED_AT = new Date("2026-10-01T12:00:00Z");

async function openDeal(desk: Desk) {
  const { context, fixture } = desk;
  const listing_number = 800_000 + getNumber();
  const name = `Bakery under contract ${listing_number}`;
  const { miami: office_id } = fixture.offices;
  await insertListing(context.db, { number: listing_number, name, office_id, price: 25_000_000, listed_at: LISTED_AT });
  const id = await insertDealFor(context, { listing_number, office_id });
  return { id, name, listing_number, read: () => desk.read(`/deals/${id}`) };
}

interface Offered {
  version: number;
  offers: { id: string; version: number }[];
}

/** A deal with an offer that waits for an answer. */
async function openOffer(desk: Desk) {
  const deal = await openDeal(desk);
  const offer = { amount: 240_000, offered_on: "2026-11-19", made_by: "buyer" };
  const { offers } = await desk.call<Offered>("POST", `/deals/${deal.id}/offers`, offer);
  const [made] = offers;
  return { ...deal, offer: made?.id ?? "", version: made?.version };
}

const getVersion = async (desk: Desk, id: string) => (await desk.call<Offered>("GET", `/deals/${id}`)).version;

/** A task of the caller, and what their calendar contains. */
async function openTask(desk: Desk, { is_done = false } = {}) {
  const { id: deal_id } = await openDeal(desk);
  const title = `Call about lease ${getNumber()}`;
  const { clock } = desk.context;
  const { id: account_id } = desk.fixture.staff.head_office;
  const done_at = is_done ? clock() : null;
  const id = await insertTaskFor(desk.context, { deal_id, account_id, title, done_at });
  return { id, deal_id, title, page: await openCalendar(desk) };
}

/** Makes a new address for the caller's calendar. Returns what a calendar service gets there. */
async function openCalendar(desk: Desk): Promise<() => Promise<string>> {
  const { url } = await desk.call<{ url: string }>("POST", "/task-calendar");
  const token = new URL(url).searchParams.get("token") ?? "";
  return () => readTaskCalendar(desk.context, token).catch((error: Error) => error.message);
}

/** Calls on deals and tasks, which end on the site, with colleagues or in a calendar. */
export const DEAL_SEEN: SeenByOthers = {
  async startDeal(desk) {
    const { context, fixture } = desk;
    const listing_number = 800_000 + getNumber();
    const { miami: office_id } = fixture.offices;
    await insertListing(context.db, { number: listing_number, office_id });
    const name = `Pat Number${listing_number}`;
    const email = `deal.${listing_number}@company.internal`;
    const lead_id = await insertLeadFor(context, { office_id, name, email, listing_number });
    return { body: { listing_number, lead_id }, page: () => desk.read("/deal-board"), shows: name };
  },
  async updateDeal(desk) {
    const { id, read } = await openDeal(desk);
    const body = { version: await getVersion(desk, id), expected_closing: "2027-03-31" };
    return { params: { id }, body, page: read, shows: "2027-03-31" };
  },
  async noteDeal(desk) {
    const { id, read } = await openDeal(desk);
    const text = `The lender wants ${getNumber()} more papers.`;
    return { params: { id }, body: { text }, page: read, shows: text };
  },
  async makeOffer(desk) {
    const { id, read } = await openDeal(desk);
    const conditions = `Subject to a lease of ${getNumber()} years.`;
    return { params: { id }, body: { amount: 230_000, conditions, made_by: "buyer" }, page: read, shows: conditions };
  },
  async counterOffer(desk) {
    const { id, offer, version, read } = await openOffer(desk);
    const conditions = `With training for ${getNumber()} weeks.`;
    return { params: { id, offer }, body: { amount: 245_000, conditions, version }, page: read, shows: conditions };
  },
  async answerOffer(desk) {
    const { id, offer, version, listing_number } = await openOffer(desk);
    const body = { version, status: "accepted", put_under_contract: true };
    const { db } = desk.context;
    const listing = db.selectFrom("listings").select("slug").where("number", "=", listing_number);
    const { slug } = await listing.executeTakeFirstOrThrow();
    return { params: { id, offer }, body, page: `/buy-a-business/listings/${slug}`, shows: "Under contract" };
  },
  async moveDeal(desk) {
    const { id, name } = await openDeal(desk);
    const version = await getVersion(desk, id);
    const body = { version, stage: "closed", mark_sold: true, closing_price: 240_000, sold_on: "2026-11-19" };
    return { params: { id }, body, page: `${SEARCH}?${new URLSearchParams({ q: name })}`, hides: `${name}</` };
  },
  async addTask(desk) {
    const { deal_id, page } = await openTask(desk);
    const title = `Send the books ${getNumber()}`;
    return { body: { deal_id, title, due_on: "2026-11-25", is_personal: true }, page, shows: title };
  },
  async updateTask(desk) {
    const { id, page } = await openTask(desk);
    const title = `Send the books ${getNumber()}`;
    return { params: { id }, body: { version: 1, title, due_on: "2026-11-25" }, page, shows: title };
  },
  async finishTask(desk) {
    const { id, title, page } = await openTask(desk);
    return { params: { id }, page, hides: title };
  },
  async reopenTask(desk) {
    const { id, title, page } = await openTask(desk, { is_done: true });
    return { params: { id }, page, shows: title };
  },
  async deleteTask(desk) {
    const { id, title, page } = await openTask(desk);
    return { params: { id }, page, hides: title };
  },
  async createTaskCalendar(desk) {
    const { title, page } = await openTask(desk);
    // A new address ends the earlier one.
    return { page, hides: title };
  },
  async revokeTaskCalendar(desk) {
    const { title, page } = await openTask(desk);
    return { page, hides: title };
  },
};
