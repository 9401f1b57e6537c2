import type { DealStage } from "#db/tables/deals.ts";
import { type Context, requireBuyer } from "#domain/context.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { getOfficeExtension, getOfficePhone } from "#domain/offices/office.ts";
import { toMajor } from "#lib/money.ts";
import { selectPurchases } from "./purchase-queries.ts";

/** A buyer's own deal, as the buyer sees it. Money is in major units of `currency`; days are `YYYY-MM-DD`. */
export interface Purchase {
  id: string;
  /** The slug is null if the listing's page is gone. */
  listing: { name: string; slug: string | null };
  stage: DealStage;
  currency: string;
  deposit: number | null;
  deposit_holder: string | null;
  deposit_received_on: string | null;
  expected_closing: string | null;
  /** The agent, or the office if there is none. */
  contact: { name: string; phone: string; extension: string | null };
}

/** Returns the signed-in buyer's purchases in progress, those that close soonest first. @throws NotSignedIn */
export async function listPurchases(context: Context): Promise<Purchase[]> {
  const rows = await selectPurchases(context.db, requireBuyer(context).id);
  return rows.map(({ listing, slug, status, deposit, agent, agent_phone, office, ...row }) => ({
    id: row.id,
    listing: { name: listing, slug: PUBLIC_STATUSES.some((each) => each === status) ? slug : null },
    stage: row.stage,
    currency: row.currency,
    deposit: deposit === null ? null : toMajor(deposit, row.currency),
    deposit_holder: row.deposit_holder,
    deposit_received_on: row.deposit_received_on,
    expected_closing: row.expected_closing,
    contact: {
      name: agent ?? office,
      ...(agent && agent_phone
        ? { phone: agent_phone, extension: null }
        : { phone: getOfficePhone(row, context.network.default_phone), extension: getOfficeExtension(row) }),
    },
  }));
}
