import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { LeadEventTable, LeadTable } from "#db/tables/leads.ts";
import type { LeadRow } from "./routing/inquiry-lead-queries.ts";

/** Selects a lead or, if it was merged, the lead it was merged into. */
export async function selectLeadRow(db: Db, id: string, { forUpdate = false } = {}): Promise<LeadRow | undefined> {
  const query = db.selectFrom("leads").selectAll().where("id", "=", id);
  const lead = await (forUpdate ? query.forUpdate() : query).executeTakeFirst();
  return lead?.merged_into ? selectLeadRow(db, lead.merged_into, { forUpdate }) : lead;
}

export async function updateLead(db: Db, id: string, changes: Updateable<LeadTable>): Promise<void> {
  await db.updateTable("leads").set(changes).where("id", "=", id).execute();
}

export async function insertEvent(db: Db, event: Insertable<LeadEventTable>): Promise<number> {
  const { id } = await db.insertInto("lead_events").values(event).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function hasEvent(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom("lead_events").select("id").where("key", "=", key).executeTakeFirst();
  return row !== undefined;
}

/** The staff member who caused an event, or the author of an email. */
export const eventAuthor = sql<string | null>`coalesce(staff.name, lead_events.details ->> 'from')`;

/** A lead's events with their authors, oldest first, with the email status of answers. */
export function selectEvents(db: Db, leadId: string) {
  return db
    .selectFrom("lead_events")
    .leftJoin("staff", "staff.account_id", "lead_events.account_id")
    .leftJoin("agents", "agents.id", "lead_events.agent_id")
    .leftJoin("outbox", (join) => join.on("outbox.key", "=", sql<string>`'lead-event:' || lead_events.id`))
    .select(["lead_events.id", "lead_events.kind", "lead_events.text", "lead_events.details"])
    .select(["lead_events.happened_at", "agents.name as to_whom", "outbox.status as mail"])
    .select(eventAuthor.as("who"))
    .where("lead_events.lead_id", "=", leadId)
    .orderBy("lead_events.happened_at")
    .orderBy("lead_events.id")
    .execute();
}

export function selectLatestEvent(db: Db, leadId: string) {
  return db
    .selectFrom("lead_events")
    .select(["kind", "details"])
    .where("lead_id", "=", leadId)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** Selects the latest answer's author and text. */
export function selectLatestAnswer(db: Db, leadId: string) {
  return db
    .selectFrom("lead_events")
    .leftJoin("staff", "staff.account_id", "lead_events.account_id")
    .select(["lead_events.kind", "lead_events.text", "lead_events.happened_at", "staff.name as who"])
    .where("lead_id", "=", leadId)
    .where("kind", "in", ["answer", "call"])
    .orderBy("lead_events.id", "desc")
    .executeTakeFirst();
}

export function selectEvent(db: Db, id: number) {
  return db
    .selectFrom("lead_events")
    .leftJoin("staff", "staff.account_id", "lead_events.account_id")
    .selectAll("lead_events")
    .select(["staff.name as who", "staff.agent_id as who_agent_id", "staff.signature"])
    .where("lead_events.id", "=", id)
    .executeTakeFirst();
}

/** Selects an agent who can be assigned leads, and whether a substitute answers for them. */
export function selectAssignee(db: Db, id: number) {
  return db
    .selectFrom("agents")
    .select(["id", "name", "office_id", "active", "email", "assigned_to"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Selects the office's people who aren't away and have an email address, by name. */
export function selectColleagues(db: Db, officeId: number) {
  return db
    .selectFrom("agents")
    .select(["id", "name"])
    .where("office_id", "=", officeId)
    .where("active", "=", true)
    .where("assigned_to", "is", null)
    .where("email", "<>", "")
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** Selects a lead's inquiries with their listings, latest first. */
export function selectInquiriesFor(db: Db, leadId: string) {
  return db
    .selectFrom("enquiries")
    .leftJoin("listings", "listings.number", "enquiries.listing_number")
    .leftJoin("agents", "agents.id", "enquiries.agent_id")
    .leftJoin("contacts", (join) => join.on("contacts.email", "=", sql<string>`lower(enquiries.email)`))
    .selectAll("enquiries")
    .select(sql<string | null>`coalesce(contacts.merged_into, contacts.id)`.as("contact_id"))
    .select(["listings.name as listing_name", "listings.slug as listing_slug", "agents.name as asked_agent"])
    .where("enquiries.lead_id", "=", leadId)
    .orderBy("enquiries.received_at", "desc")
    .orderBy("enquiries.id")
    .execute();
}

export async function reassignInquiries(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable("enquiries").set({ lead_id: to }).where("lead_id", "=", from).execute();
}

export async function reassignEvents(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable("lead_events").set({ lead_id: to }).where("lead_id", "=", from).execute();
}

/** Moves a lead's deals to another lead, except a deal for a listing for which the other lead has an open one. */
export async function reassignDeals(db: Db, from: string, to: string): Promise<void> {
  await sql`
    update deals set lead_id = ${to}::uuid
    where lead_id = ${from}::uuid and (ended_at is not null or not exists (
      select from deals as other
      where other.lead_id = ${to}::uuid and other.listing_number = deals.listing_number and other.ended_at is null
    ))`.execute(db);
}

export async function reassignTasks(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable("tasks").set({ lead_id: to }).where("lead_id", "=", from).execute();
}

export async function reassignInquiry(db: Db, inquiryId: string, to: string): Promise<void> {
  await db.updateTable("enquiries").set({ lead_id: to }).where("id", "=", inquiryId).execute();
}
