import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import { type PageQuery, selectPage } from "#db/select-page.ts";
import type { ReviewInvitationTable } from "#db/tables/people.ts";

export type InvitationRow = Selectable<ReviewInvitationTable>;

export async function insertInvitation(db: Db, invitation: Insertable<ReviewInvitationTable>): Promise<void> {
  await db.insertInto("review_invitations").values(invitation).execute();
}

export interface InvitationListQuery extends PageQuery {
  /** Undefined for every office. */
  office_id?: number | undefined;
}

/** Selects one page of invitations, newest first, and how many there are. */
export function selectInvitations(db: Db, { office_id, page, per_page }: InvitationListQuery) {
  let found = db
    .selectFrom("review_invitations")
    .innerJoin("offices", "offices.id", "review_invitations.office_id")
    .select(["review_invitations.id", "listing_number", "review_invitations.name", "review_invitations.email"])
    .select(["review_invitations.created_at", "expires_at", "used_at", "offices.name as office"]);
  if (office_id !== undefined) found = found.where("review_invitations.office_id", "=", office_id);
  return selectPage(found.orderBy("review_invitations.created_at", "desc").orderBy("review_invitations.id"), {
    page,
    per_page,
  });
}

/** Selects an invitation that can still be used. */
export function selectOpenInvitation(
  db: Db,
  token_sha256: string,
  now: Date,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<InvitationRow | undefined> {
  const found = db
    .selectFrom("review_invitations")
    .selectAll()
    .where("token_sha256", "=", token_sha256)
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
  return (forUpdate ? found.forUpdate() : found).executeTakeFirst();
}

export async function markInvitationUsed(db: Db, id: string, used_at: Date): Promise<void> {
  await db.updateTable("review_invitations").set({ used_at }).where("id", "=", id).execute();
}

/** Selects an invitation with the office's page, for its email. */
export function selectInvitation(db: Db, id: string) {
  return db
    .selectFrom("review_invitations")
    .innerJoin("offices", "offices.id", "review_invitations.office_id")
    .selectAll("review_invitations")
    .select(["offices.name as office", "offices.slug as office_slug", "offices.region_slug"])
    .where("review_invitations.id", "=", id)
    .executeTakeFirst();
}

/** Selects the listing whose sale an invitation is about. */
export function selectSoldListing(db: Db, number: number) {
  return db
    .selectFrom("listings")
    .select(["number", "office_id", "agent_id"])
    .where("number", "=", number)
    .where("status", "=", "sold")
    .executeTakeFirst();
}
