import { readTaskCalendar } from "#domain/deals/tasks/task-calendar.ts";
import { insertDealFor, insertTaskFor } from "../../deals.ts";
import { insertListing } from "../../listings.ts";
import { type Desk, getNumber, type SeenByVisitors } from "./seen-case.ts";

const SEARCH = "/buy-a-business/business-listing-search";

const LISTED_AT = new Date("2026-10-01T12:00:00Z");

async function openDeal({ context, fixture }: Desk) {
  const listing_number = 800_000 + getNumber();
  const name = `Bakery under contract ${listing_number}`;
  const { miami: office_id } = fixture.offices;
  await insertListing(context.db, { number: listing_number, name, office_id, price: 25_000_000, listed_at: LISTED_AT });
  const id = await insertDealFor(context, { listing_number, office_id });
  return { id, name, listing_number };
}

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

/** Calls on deals and tasks, which end on the site or in a calendar. */
export const DEAL_SEEN: SeenByVisitors = {
  async moveDeal(desk) {
    const { id, name } = await openDeal(desk);
    const { version } = await desk.call<{ version: number }>("GET", `/deals/${id}`);
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
