import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { InquiryType } from "#db/tables/inquiries.ts";

/** An inquiry that has no lead yet, because a job creates it, is a conversation of its own. */
const conversation = sql<string>`coalesce(enquiries.lead_id, enquiries.id)`;
const agentId = sql<number>`case when leads.id is null then enquiries.agent_id else leads.agent_id end`;
const officeId = sql<number>`coalesce(leads.office_id, enquiries.office_id)`;

/** Selects the conversations of an email address, lowercase, latest first, each with the number of all of them. */
export async function selectConversations(db: Db, email: string, limit: number, offset: number) {
  return db
    .selectFrom("enquiries")
    .leftJoin("leads", "leads.id", "enquiries.lead_id")
    .leftJoin("agents", (join) => join.on("agents.id", "=", agentId))
    .innerJoin("offices", (join) => join.on("offices.id", "=", officeId))
    .select([conversation.as("id"), "enquiries.lead_id", "agents.name as agent", "offices.name as office"])
    .select(sql<number>`(count(*) over ())::integer`.as("total"))
    .where(sql`lower(enquiries.email)`, "=", email)
    .groupBy([conversation, "enquiries.lead_id", "leads.latest_at", "agents.name", "offices.name"])
    .orderBy(sql`coalesce(leads.latest_at, max(enquiries.received_at))`, "desc")
    .orderBy(conversation)
    .limit(limit)
    .offset(offset)
    .execute();
}

export interface ConversationEntryRow {
  conversation: string;
  kind: "inquiry" | "answer" | "reply";
  id: string;
  type: InquiryType | null;
  text: string | null;
  /** The author of an answer. */
  who: string | null;
  details: Record<string, unknown>;
  happened_at: Date;
  listing_name: string | null;
  listing_slug: string | null;
  listing_status: string | null;
  files: string[];
}

/**
 * Selects what was written to and from an email address, lowercase, in these conversations, oldest first. A lead may
 * contain other people's inquiries, too: answers to them are left out, and so are replies from other addresses.
 */
export async function selectEntries(db: Db, email: string, ids: readonly string[]): Promise<ConversationEntryRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ConversationEntryRow>`
    with own as (
      select * from enquiries where lower(email) = ${email} and ${conversation} in (${sql.join(ids)})
    )
    select coalesce(own.lead_id, own.id) as conversation, 'inquiry' as kind, own.id::text as id, own.type,
      own.message as text, null as who, '{}'::jsonb as details, own.received_at as happened_at,
      listings.name as listing_name, listings.slug as listing_slug, listings.status as listing_status,
      '{}'::text[] as files, 0 as event_id
    from own left join listings on listings.number = own.listing_number
    union all
    select lead_events.lead_id, lead_events.kind, lead_events.id::text, null, lead_events.text, staff.name,
      lead_events.details, lead_events.happened_at, null, null, null,
      array(select name from lead_files where event_id = lead_events.id order by added_at, name),
      lead_events.id
    from lead_events left join staff on staff.account_id = lead_events.account_id
    where lead_events.lead_id in (select lead_id from own) and (
      (lead_events.kind = 'answer' and lead_events.details ->> 'enquiry' in (select id::text from own))
      or (lead_events.kind = 'reply' and lower(lead_events.details ->> 'email') = ${email}))
    order by happened_at, event_id`.execute(db);
  return rows;
}

/** Returns whether a lead contains an inquiry from this address, lowercase. */
export async function isLeadOf(db: Db, leadId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("enquiries")
    .select("id")
    .where("lead_id", "=", leadId)
    .where(sql`lower(email)`, "=", email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects a buyer's name and address. */
export function selectAuthor(db: Db, buyerId: number) {
  return db
    .selectFrom("accounts")
    .innerJoin("buyers", "buyers.account_id", "accounts.id")
    .select(["email", "email_verified_at", "first_name", "last_name"])
    .where("accounts.id", "=", buyerId)
    .executeTakeFirstOrThrow();
}
