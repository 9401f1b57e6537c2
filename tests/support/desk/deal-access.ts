import { insertDealFor, insertTaskFor } from "../deals.ts";
import { insertListing } from "../listings.ts";
import type { DeskAccess, Owner } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";

let lastNumber = 700_000;

/** Inserts a task on a deal with that owner. */
async function insertTaskParams(fixture: DeskFixture, owner: Owner) {
  const { id: deal_id } = await insertDealParams(fixture, owner);
  return { id: await insertTaskFor(fixture.context, { deal_id }) };
}

/** Inserts a deal with that owner. */
async function insertDealParams({ context, offices, agents }: DeskFixture, owner: Owner) {
  const { office_id, agent_id } = {
    O: { office_id: offices.miami, agent_id: agents.own },
    C: { office_id: offices.miami, agent_id: agents.colleague },
    X: { office_id: offices.tampa, agent_id: agents.other },
  }[owner];
  lastNumber += 1;
  await insertListing(context.db, { number: lastNumber, office_id, agent_id });
  return { id: await insertDealFor(context, { listing_number: lastNumber, office_id, agent_id }) };
}

const READS: DeskAccess = {
  agent: "O",
  office_manager: "OC",
  head_office: "OCX",
  read_only: "OCX",
  getParams: insertDealParams,
};
const WRITES: DeskAccess = { ...READS, read_only: "" };
const TASK_WRITES: DeskAccess = { ...WRITES, getParams: insertTaskParams };
const LISTS: DeskAccess = { agent: "O", office_manager: "O", head_office: "O", read_only: "O" };

export const DEAL_ACCESS: Record<string, DeskAccess> = {
  listDeals: LISTS,
  showDealBoard: LISTS,
  listDealBuyers: { ...LISTS, read_only: "" },
  startDeal: { ...LISTS, read_only: "" },
  showDeal: READS,
  updateDeal: WRITES,
  moveDeal: WRITES,
  noteDeal: WRITES,
  makeOffer: WRITES,
  answerOffer: WRITES,
  counterOffer: WRITES,
  listTasks: LISTS,
  addTask: { ...LISTS, read_only: "" },
  updateTask: TASK_WRITES,
  finishTask: TASK_WRITES,
  reopenTask: TASK_WRITES,
  deleteTask: TASK_WRITES,
  showTaskCalendar: LISTS,
  createTaskCalendar: LISTS,
  revokeTaskCalendar: LISTS,
};
