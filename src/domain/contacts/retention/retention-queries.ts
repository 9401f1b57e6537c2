import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { MailAttachment } from "#db/tables/inquiries.ts";

/** Selects head office's periods in days, with their version; null where it has set none. */
export function selectRetention(db: Db) {
  return db
    .selectFrom("network_settings")
    .select(["lead_retention_days as lead_days", "email_retention_days as email_days", "updated_at"])
    .executeTakeFirstOrThrow();
}

/** Updates the periods if the network's settings still have the version `before`; false if someone else changed them. */
export async function updateRetention(
  db: Db,
  before: Date,
  { lead_days, email_days }: { lead_days: number | null; email_days: number | null },
  updated_at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("network_settings")
    .set({ lead_retention_days: lead_days, email_retention_days: email_days, updated_at })
    // A version has milliseconds; the database stores microseconds.
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Rows deleted at a time, so that no statement holds locks for long. */
const BATCH_SIZE = 1_000;

/**
 * Deletes leads whose latest inquiry arrived before a time, with their inquiries and history. Leads of people with an
 * account or an open deal are kept. Returns how many were deleted.
 */
export async function deleteLeadsBefore(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with old as (
      select id from leads
      where latest_at < ${before} and merged_into is null and not exists (
        select from enquiries join accounts on lower(accounts.email) = lower(enquiries.email)
        where enquiries.lead_id = leads.id and accounts.kind = 'buyer'
      ) and not exists (select from deals where deals.lead_id = leads.id and deals.ended_at is null)
      limit ${BATCH_SIZE}
    ), answered as (
      delete from enquiries using old where enquiries.lead_id = old.id
    )
    delete from leads using old where leads.id = old.id returning leads.id`.execute(db);
  return rows.length;
}

/** Deletes emails that were written before a time and won't be sent anymore. Returns the attachments of each. */
export async function deleteMailsBefore(db: Db, before: Date): Promise<{ attachments: MailAttachment[] }[]> {
  const { rows } = await sql<{ attachments: MailAttachment[] }>`
    delete from outbox where id in (
      select id from outbox
      where created_at < ${before} and status in ('sent', 'held', 'failed', 'unwanted', 'blocked')
      limit ${BATCH_SIZE}
    )
    returning attachments`.execute(db);
  return rows;
}

/**
 * Deletes review invitations that expired before a time, used or not. The reviews stay and remain marked as verified.
 */
export async function deleteInvitationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("review_invitations").where("expires_at", "<", before).execute();
}

/** Deletes reminders to confirm a listing that were written before a time. */
export async function deleteConfirmationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("listing_confirmations").where("created_at", "<", before).execute();
}
