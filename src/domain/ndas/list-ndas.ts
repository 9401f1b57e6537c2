import { type Context, requireBuyer } from "#domain/context.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { type Closed, closedBy, type NdaView, ndaView } from "./nda.ts";
import { selectNdasFor } from "./nda-queries.ts";

export interface ListedNda extends NdaView {
  listing_name: string;
  /** Whether the listing's page is still there. */
  is_public: boolean;
  /** What keeps the confidential part shut; null where it is open. */
  closed: Closed | null;
}

/** What the buyer who asks has signed, the latest first. @throws NotSignedIn */
export async function listNdas(context: Context): Promise<ListedNda[]> {
  const { id } = requireBuyer(context);
  return (await selectNdasFor(context.db, id)).map((row) => ({
    ...ndaView(row, row.slug),
    listing_name: row.listing_name,
    is_public: PUBLIC_STATUSES.some((status) => status === row.status),
    closed: closedBy(row),
  }));
}
