import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { InquiryTable } from "#db/tables/inquiries.ts";
import type { LeadTable } from "#db/tables/leads.ts";

export type LeadRow = Selectable<LeadTable>;

/** Lets only one transaction at a time attach inquiries to an office's leads. */
export async function lockLeadsOfOffice(db: Db, officeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leads of ${officeId}`}, 0))`.execute(db);
}

export function selectUnattachedInquiries(db: Db, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("enquiries")
    .select("id")
    .where("lead_id", "is", null)
    .orderBy("received_at")
    .limit(limit)
    .execute();
}

export function selectInquiry(db: Db, id: string): Promise<Selectable<InquiryTable> | undefined> {
  return db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Selects the office's latest lead with the same email address that was active after `since`, and began before `until`. */
export function selectLeadOfSamePerson(
  db: Db,
  inquiry: Pick<Selectable<InquiryTable>, "office_id" | "email">,
  since: Date,
  until?: Date,
): Promise<LeadRow | undefined> {
  return db
    .selectFrom("leads")
    .selectAll()
    .$if(until !== undefined, (query) => query.where("received_at", "<", until as Date))
    .where("office_id", "=", inquiry.office_id)
    .where("latest_at", ">", since)
    .where("spam_at", "is", null)
    .where("merged_into", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("enquiries")
          .select("enquiries.id")
          .whereRef("enquiries.lead_id", "=", "leads.id")
          .where(sql`lower(enquiries.email)`, "=", inquiry.email.toLowerCase()),
      ),
    )
    .orderBy("latest_at", "desc")
    .forUpdate()
    .executeTakeFirst();
}

export async function insertLead(db: Db, lead: Insertable<LeadTable>): Promise<void> {
  await db.insertInto("leads").values(lead).execute();
}

/** Assigns an inquiry to a lead. Returns false if it already has one. */
export async function attachInquiry(db: Db, inquiryId: string, leadId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set({ lead_id: leadId })
    .where("id", "=", inquiryId)
    .where("lead_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Selects an office's lead settings. */
export function selectOfficeRules(db: Db, officeId: number) {
  return db
    .selectFrom("offices")
    .select(["id", "slug", "name", "time_zone", "show_opening_hours", "opening_exceptions", "lead_limit_minutes"])
    .where("id", "=", officeId)
    .executeTakeFirstOrThrow();
}

export async function updateOfficeLimit(db: Db, officeId: number, minutes: number | null): Promise<void> {
  await db.updateTable("offices").set({ lead_limit_minutes: minutes }).where("id", "=", officeId).execute();
}
