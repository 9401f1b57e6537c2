import type { BuyerActivityKind } from "#db/tables/buyers.ts";
import { type Context, requireBuyer } from "#domain/context.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { countPages } from "#lib/pages.ts";
import { countActivity, selectActivity } from "./activity-queries.ts";

const PER_PAGE = 50;

export interface Activity {
  kind: BuyerActivityKind;
  /** The listing concerned, if it still exists. The slug is null if its page is gone. */
  listing: { number: number; name: string; slug: string | null } | null;
  /** ISO 8601, UTC. */
  at: string;
}

export interface ActivityPage {
  activities: Activity[];
  total: number;
  page: number;
  pages: number;
}

/** Returns the signed-in buyer's activity, newest first. Pages start at 1. @throws NotSignedIn */
export async function listActivity(context: Context, page = 1): Promise<ActivityPage> {
  const { id } = requireBuyer(context);
  const [total, rows] = await Promise.all([
    countActivity(context.db, id),
    selectActivity(context.db, id, PER_PAGE, (page - 1) * PER_PAGE),
  ]);
  return {
    activities: rows.map(({ kind, happened_at, number, name, slug, status }) => ({
      kind,
      listing:
        number === null
          ? null
          : { number, name: name ?? "", slug: PUBLIC_STATUSES.some((each) => each === status) ? slug : null },
      at: happened_at.toISOString(),
    })),
    total,
    page,
    pages: countPages(total, PER_PAGE),
  };
}
