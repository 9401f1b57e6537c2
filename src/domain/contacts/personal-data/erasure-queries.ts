import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { MailAttachment } from "#db/tables/inquiries.ts";

type Emails = readonly string[];

const isOwn = (column: string, emails: Emails) => sql<boolean>`lower(${sql.ref(column)}) in (${sql.join(emails)})`;

/** Deletes emails to a person, and emails to staff that repeat what the person wrote. Returns their attachments. */
export async function deleteMails(db: Db, emails: Emails): Promise<MailAttachment[]> {
  const { rows } = await sql<{ attachments: MailAttachment[] }>`
    with person_inquiries as (
      select id, lead_id from enquiries where ${isOwn("email", emails)}
    )
    delete from outbox
    where ${isOwn("to_address", emails)}
      or key in (select 'enquiry:' || id || ':agent' from person_inquiries)
      or key in (
        select 'lead-event:' || lead_events.id from lead_events
        where lead_id in (select lead_id from person_inquiries) and not exists (
          select from enquiries as others
          where others.lead_id = lead_events.lead_id and not ${isOwn("others.email", emails)}))
    returning attachments`.execute(db);
  return rows.flatMap(({ attachments }) => attachments);
}

/**
 * Deletes a person's inquiries, and the leads that contain only these. For a lead that also has other people's
 * inquiries, deletes only the answers to this person's inquiries, and the person's own emails.
 */
export async function deleteInquiries(db: Db, emails: Emails): Promise<void> {
  const own = await db
    .selectFrom("enquiries")
    .select(["id", "lead_id"])
    .where(isOwn("email", emails))
    .forUpdate()
    .execute();
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  const leads = [...new Set(own.flatMap(({ lead_id }) => lead_id ?? []))];
  await db.deleteFrom("enquiries").where("id", "in", ids).execute();
  // Tasks to call the person name them. They have the inquiries' ids.
  await db.deleteFrom("tasks").where("id", "in", ids).execute();
  if (leads.length === 0) return;
  await db
    .deleteFrom("lead_events")
    .where("lead_id", "in", leads)
    .where(({ eb, or }) =>
      or([
        eb(sql<string>`details ->> 'enquiry'`, "in", ids),
        eb(sql<string>`lower(details ->> 'email')`, "in", [...emails]),
      ]),
    )
    .execute();
  const others = await db
    .selectFrom("enquiries")
    .select(({ fn }) => ["lead_id", fn.min("received_at").as("first"), fn.max("received_at").as("last")])
    .where("lead_id", "in", leads)
    .groupBy("lead_id")
    .execute();
  for (const { lead_id, first, last } of others)
    await db
      .updateTable("leads")
      .set({ received_at: first as Date, latest_at: last as Date })
      .where("id", "=", lead_id as string)
      .execute();
  const shared = new Set(others.map(({ lead_id }) => lead_id));
  const alone = leads.filter((id) => !shared.has(id));
  if (alone.length > 0) await db.deleteFrom("leads").where("id", "in", alone).execute();
}

/** Deletes a person's reviews. Returns the slugs of the offices that showed them. */
export async function deleteReviews(db: Db, emails: Emails): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    with deleted as (delete from reviews where ${isOwn("email", emails)} returning office_id)
    select distinct slug from offices where id in (select office_id from deleted)`.execute(db);
  return rows.map(({ slug }) => slug);
}

/**
 * Deletes everything else stored under the addresses: notes, review invitations, unfinished registrations, bounces, and
 * the address of sellers' weekly emails.
 */
export async function deleteOthers(db: Db, emails: Emails): Promise<void> {
  await sql`
    delete from contact_notes where contact_id in (select id from contacts where ${isOwn("email", emails)})`.execute(
    db,
  );
  await db.deleteFrom("review_invitations").where(isOwn("email", emails)).execute();
  await db.deleteFrom("seller_drafts").where(isOwn("email", emails)).execute();
  await db
    .updateTable("seller_pages")
    .set(({ eb }) => ({ email: null, is_weekly: false, version: eb("version", "+", 1) }))
    .where(isOwn("email", emails))
    .execute();
  await db.deleteFrom("bounced_addresses").where(isOwn("address", emails)).execute();
}
