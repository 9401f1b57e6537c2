import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** Selects the names of people who sent inquiries, by inquiry. Runs don't record them: they may be erased. */
export async function selectInquiryNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, name from enquiries where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Selects the leads among these that have inquiries other than the given ones. */
export async function selectLeadsWithOthers(
  db: Db,
  lead_ids: readonly string[],
  inquiry_ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ lead_id: string }>`
    select distinct lead_id from enquiries
    where lead_id = any(${[...lead_ids]}::uuid[]) and not (id = any(${[...inquiry_ids]}::uuid[]))`.execute(db);
  return new Set(rows.map(({ lead_id }) => lead_id));
}

/** Counts the notes on people of whom nothing but these inquiries is known, by inquiry. */
export async function countNotesOnPeople(db: Db, inquiry_ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    with given as (select id, lower(email) as email from enquiries where id = any(${[...inquiry_ids]}::uuid[]))
    select given.id::text as id, count(*)::integer as count
    from given join contacts using (email) join contact_notes on contact_notes.contact_id = contacts.id
    where not exists (select from enquiries as other where lower(other.email) = given.email
        and not (other.id = any(${[...inquiry_ids]}::uuid[])))
      and not exists (select from ndas where lower(ndas.email) = given.email)
      and not exists (select from accounts where lower(accounts.email) = given.email and kind = 'buyer')
    group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Deletes inquiries and those of their leads that have no other, and corrects the times of the others. */
export async function deleteInquiries(
  db: Db,
  inquiry_ids: readonly string[],
  lead_ids: readonly string[],
): Promise<void> {
  await sql`delete from enquiries where id = any(${[...inquiry_ids]}::uuid[])`.execute(db);
  await sql`
    delete from leads where id = any(${[...lead_ids]}::uuid[])
      and not exists (select from enquiries where enquiries.lead_id = leads.id)`.execute(db);
  await sql`
    update leads set received_at = found.first_at, latest_at = found.last_at
    from (select lead_id, min(received_at) as first_at, max(received_at) as last_at from enquiries
      where lead_id = any(${[...lead_ids]}::uuid[]) group by lead_id) as found
    where leads.id = found.lead_id`.execute(db);
}
