import type { BuyerActivityKind } from "#db/tables/buyers.ts";
import type { Context } from "#domain/context.ts";
import { insertActivity } from "./activity-queries.ts";

/** Records a buyer's activity for their own history. Call it in the transaction of the activity. */
export async function recordActivity(
  { db, clock }: Context,
  {
    buyer_id,
    kind,
    listing_number = null,
  }: { buyer_id: number; kind: BuyerActivityKind; listing_number?: number | null },
): Promise<void> {
  await insertActivity(db, { buyer_id, kind, listing_number, happened_at: clock() });
}
