import { insertDealFor } from "../deals.ts";
import { insertListing } from "../listings.ts";
import type { DeskAccess, Owner } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";

let lastNumber = 700_000;

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
};
