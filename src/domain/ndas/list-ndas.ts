import { type Context, requireBuyer } from "#domain/context.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { type ClosedReason, getClosedReason, type NdaView, toNdaView } from "./nda.ts";
import { selectNdasFor } from "./nda-queries.ts";

export interface ListedNda extends NdaView {
  listing_name: string;
  is_public: boolean;
  /** Why the buyer has no access to the confidential part; null if they have. */
  closed: ClosedReason | null;
}

/** Returns the signed-in buyer's agreements, latest first. @throws NotSignedIn */
export async function listNdas(context: Context): Promise<ListedNda[]> {
  const { id } = requireBuyer(context);
  return (await selectNdasFor(context.db, id)).map((row) => ({
    ...toNdaView(row, row.slug),
    listing_name: row.listing_name,
    is_public: PUBLIC_STATUSES.some((status) => status === row.status),
    closed: getClosedReason(row),
  }));
}
