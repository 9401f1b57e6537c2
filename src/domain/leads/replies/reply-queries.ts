import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** Selects the id of the lead with this reply token. The lead may have been merged into another since. */
export async function selectLeadIdByToken(db: Db, token: string): Promise<string | undefined> {
  const row = await db.selectFrom("leads").select("id").where("reply_token", "=", token).executeTakeFirst();
  return row?.id;
}

/** Returns whether an address belongs to one of a lead's inquiries or to the same person's merged contact. */
export async function isAddressOfLead(db: Db, leadId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from enquiries
      left join contacts on contacts.email = lower(enquiries.email)
      left join contacts as own
        on coalesce(contacts.merged_into, contacts.id) in (own.id, own.merged_into)
    where enquiries.lead_id = ${leadId} and ${email.toLowerCase()} in (lower(enquiries.email), own.email)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Stores a lead's token unless it has one, and returns the stored one. */
export async function claimReplyToken(db: Db, leadId: string, token: string): Promise<string> {
  const { reply_token } = await db
    .updateTable("leads")
    .set({ reply_token: sql<string>`coalesce(reply_token, ${token})` })
    .where("id", "=", leadId)
    .returning("reply_token")
    .executeTakeFirstOrThrow();
  return reply_token ?? token;
}

export async function countRepliesSince(db: Db, leadId: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom("lead_events")
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .where("lead_id", "=", leadId)
    .where("kind", "=", "reply")
    .where("happened_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Selects a person's replies to a lead that came by email, oldest first. */
export function selectReceivedReplies(db: Db, leadId: string, email: string) {
  return db
    .selectFrom("lead_events")
    .select(["id", "happened_at"])
    .select(sql<string>`details ->> 'message_id'`.as("message_id"))
    .select(sql<string>`coalesce(details ->> 'subject', '')`.as("subject"))
    .where("lead_id", "=", leadId)
    .where("kind", "=", "reply")
    .where(sql`details ->> 'message_id'`, "is not", null)
    .where(sql`lower(details ->> 'email')`, "=", email.toLowerCase())
    .orderBy("id")
    .execute();
}

/** Selects the leads of the emails in the outbox that a visitor can reply to, by the email's id. */
export async function selectLeadsOfMails(db: Db, mailIds: readonly string[]): Promise<Map<string, string>> {
  if (mailIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; lead_id: string }>`
    select outbox.id, coalesce(lead_events.lead_id, enquiries.lead_id) as lead_id
    from outbox
      left join lead_events on outbox.key = 'lead-event:' || lead_events.id and lead_events.kind = 'answer'
      left join enquiries on outbox.key = 'enquiry:' || enquiries.id || ':visitor'
    where outbox.id in (${sql.join(mailIds)}) and (lead_events.lead_id is not null or enquiries.lead_id is not null)
    `.execute(db);
  return new Map(rows.map(({ id, lead_id }) => [id, lead_id]));
}
