import type { Context } from "#domain/context.ts";
import { authorize, getScope, isAllowed } from "#domain/staff/staff-policy.ts";
import { selectInterestedLeads, selectSigners } from "./deal-buyer-queries.ts";
import { selectDealListing } from "./deal-queries.ts";

/** Someone who may buy a listing: a lead who asked about it, or a buyer who signed its NDA. */
export interface DealBuyer {
  lead_id: string | null;
  buyer_id: number | null;
  name: string;
  email: string;
}

/**
 * Lists the people with whom the viewer can start a deal for a listing, latest first.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function listDealBuyers(context: Context, listing_number: number): Promise<{ data: DealBuyer[] }> {
  const staff = authorize(context, "lead.write");
  const listing = await selectDealListing(context.db, listing_number);
  if (!listing) return { data: [] };
  const leads = await selectInterestedLeads(context.db, listing_number, getScope(staff));
  const signers = isAllowed(staff, "lead.write", listing) ? await selectSigners(context.db, listing_number) : [];
  // Someone who did both is listed once, as a lead, because the desk has the lead's messages.
  const known = new Set(leads.map(({ email }) => email.toLowerCase()));
  return {
    data: [
      ...leads.map((lead) => ({ ...lead, buyer_id: null })),
      ...signers.filter(({ email }) => !known.has(email.toLowerCase())).map((buyer) => ({ ...buyer, lead_id: null })),
    ],
  };
}
