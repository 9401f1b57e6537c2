import type { Db } from "#db/connect.ts";
import type { ListingKind, ListingStatus } from "./listing.ts";

/** The data that decides how to respond to a listing's URL, even if the listing isn't public. */
export interface ListingHead {
  number: number;
  slug: string;
  kind: ListingKind;
  status: ListingStatus;
  office_id: number;
  agent_id: number | null;
}

export function selectHead(db: Db, number: number): Promise<ListingHead | undefined> {
  return db
    .selectFrom("listings")
    .select(["number", "slug", "kind", "status", "office_id", "agent_id"])
    .where("number", "=", number)
    .executeTakeFirst();
}
