import { randomUUID } from "node:crypto";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { selectLeadRow } from "#domain/leads/lead-queries.ts";
import { requireWritableLead } from "#domain/leads/require-lead.ts";
import { authorize, isAllowed, type Owned } from "#domain/staff/staff-policy.ts";
import { Conflict } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { createFieldProblem, type DealStart } from "./deal-input.ts";
import { hasNda, insertDeal, isAgentOf, selectDealListing, selectOpenDeal } from "./deal-queries.ts";
import { recordDealEvent } from "./require-deal.ts";
import { type ShownDeal, showDeal } from "./show-deal.ts";

type Listing = NonNullable<Awaited<ReturnType<typeof selectDealListing>>>;

/**
 * Starts a deal with a lead, or with a buyer who signed the listing's NDA. A lead's deal belongs to the lead's office
 * and agent, a buyer's to the listing's.
 *
 * @throws NotSignedIn; NotAllowed; NotFound for a lead outside the viewer's scope; Invalid; Conflict, with the deal's
 * id, if the buyer already has an open deal for the listing
 */
export async function startDeal(
  context: Context,
  { listing_number, lead_id, buyer_id }: DealStart,
): Promise<ShownDeal> {
  authorize(context, "lead.write");
  const listing = await requireListing(context, listing_number ?? 0);
  const party = lead_id
    ? await getLeadParty(context, lead_id, listing)
    : await getBuyerParty(context, buyer_id ?? 0, listing);
  return runInTransaction(context, async (tx) => {
    const [id, now] = [randomUUID(), tx.clock()];
    const deal = { id, listing_number: listing.number, ...party };
    const times = { created_at: now, updated_at: now, stage_since: now };
    if (!(await insertDeal(tx.db, { ...deal, ...times, stage: "new" })))
      throw new Conflict(m.deal_already_open(), await selectOpenDeal(tx.db, deal));
    await recordDealEvent(tx, deal, { kind: "started", to_stage: "new", details: { listing: listing.number } });
    return showDeal(tx, id);
  });
}

/**
 * Finds a listing that is public or that the viewer may read.
 *
 * @throws Invalid
 */
async function requireListing(context: Context, number: number): Promise<Listing> {
  const listing = await selectDealListing(context.db, number);
  const isPublic = listing?.status === "active" || listing?.status === "under_offer";
  if (!listing || !(isPublic || isAllowed(requireStaff(context), "listing.read", listing)))
    throw createFieldProblem("listing_number", m.deal_listing_unknown());
  return listing;
}

interface Party extends Owned {
  office_id: number;
  lead_id: string | null;
  buyer_id: number | null;
}

async function getLeadParty(context: Context, id: string, listing: Listing): Promise<Party> {
  // If the lead was merged, the deal belongs to the lead that it was merged into.
  const lead_id = await requireWritableLead(context, id);
  const lead = await selectLeadRow(context.db, lead_id);
  const office_id = lead?.office_id ?? listing.office_id;
  const agent_id = lead?.agent_id ?? (office_id === listing.office_id ? listing.agent_id : null);
  return { office_id, agent_id: await getActive(context, agent_id, office_id), lead_id, buyer_id: null };
}

async function getBuyerParty(context: Context, buyer_id: number, listing: Listing): Promise<Party> {
  const { office_id, agent_id } = listing;
  const isOwn = isAllowed(requireStaff(context), "lead.write", listing);
  if (!isOwn || !(await hasNda(context.db, buyer_id, listing.number)))
    throw createFieldProblem("buyer_id", m.deal_buyer_required());
  return { office_id, agent_id: await getActive(context, agent_id, office_id), lead_id: null, buyer_id };
}

/** Returns the agent if they still work at the office, otherwise null. */
async function getActive({ db }: Context, agent_id: number | null, office_id: number): Promise<number | null> {
  return agent_id !== null && (await isAgentOf(db, agent_id, office_id)) ? agent_id : null;
}
