import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { type ContactScope, isInScope } from "../list/search-queries.ts";

/**
 * Locks contacts until the transaction ends, always in the same order, so that two transactions don't block each other.
 */
export async function lockContacts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.selectFrom("contacts").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
}

/** Makes another person's main address the main address of all addresses of a person. */
export async function mergeAddresses(db: Db, from: string, to: string): Promise<void> {
  await db
    .updateTable("contacts")
    .set({ merged_into: to })
    .where(({ eb, or }) => or([eb("id", "=", from), eb("merged_into", "=", from)]))
    .execute();
  await refreshContact(db, to);
}

/** Separates an address from its person and makes it a new person. */
export async function separateAddress(db: Db, id: string, from: string): Promise<void> {
  await db.updateTable("contacts").set({ merged_into: null }).where("id", "=", id).execute();
  await refreshContact(db, id);
  await refreshContact(db, from);
}

/** Computes a person's latest activity and roles again after their addresses changed. */
async function refreshContact(db: Db, id: string): Promise<void> {
  await sql`select refresh_contact(email) from contacts where id = ${id}`.execute(db);
}

/** Why two addresses may belong to the same person. */
export type DuplicateReason = "same_mailbox" | "same_lead" | "same_name_and_phone";

interface Candidate {
  id: string;
  reason: DuplicateReason;
}

/** Comparing the last digits of a number finds it with and without the country code. */
const PHONE_DIGITS = 9;

/**
 * Selects other people who may be the person with these addresses: an address reaches the same mailbox, colleagues
 * merged leads of both, or they gave the same name and the same phone number. A shared phone number alone is not
 * enough, because people share phones.
 */
export async function selectDuplicates(
  db: Db,
  { id, emails }: { id: string; emails: readonly string[] },
  scope: ContactScope,
  limit: number,
): Promise<Candidate[]> {
  const own = sql`lower(enquiries.email) in (${sql.join(emails)})`;
  const inScope = isInScope(scope, "leads");
  const digits = sql`right(regexp_replace(coalesce(enquiries.phone, ''), '[^0-9]', '', 'g'), ${sql.lit(PHONE_DIGITS)})`;
  const name = sql`lower(regexp_replace(trim(enquiries.name), '\\s+', ' ', 'g'))`;
  const { rows } = await sql<Candidate>`
    with given as materialized (
      select distinct ${name} as name, ${digits} as digits from enquiries join leads on leads.id = enquiries.lead_id
      where ${own} and ${inScope} and length(${digits}) = ${PHONE_DIGITS}
    ), found as (
      select coalesce(contacts.merged_into, contacts.id) as id, 'same_mailbox' as reason, 1 as position
      from contacts
      where email_mailbox(contacts.email) in (select email_mailbox(email) from unnest(array[${sql.join(emails)}]) as email)
      union all
      select coalesce(contacts.merged_into, contacts.id), 'same_lead', 2
      from enquiries join leads on leads.id = enquiries.lead_id
        join enquiries as others on others.lead_id = leads.id
        join contacts on contacts.email = lower(others.email)
      where ${own} and ${inScope}
      union all
      select coalesce(contacts.merged_into, contacts.id), 'same_name_and_phone', 3
      from given cross join lateral (
        select enquiries.email from enquiries join leads on leads.id = enquiries.lead_id
        where contact_words(enquiries.name, enquiries.email, coalesce(enquiries.phone, '')) @@ given.digits::tsquery
          and ${digits} = given.digits and ${name} = given.name and leads.spam_at is null and ${inScope}
        limit ${sql.lit(100)}
      ) as same join contacts on contacts.email = lower(same.email)
    )
    select id, (array_agg(reason order by position))[1] as reason from found
    where id <> ${id} group by id order by min(position), id limit ${limit}`.execute(db);
  return rows;
}
