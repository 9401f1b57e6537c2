import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { DUPLICATE_WINDOW_MS } from "../lead-limits.ts";

/**
 * The last digits of a number, which are the same with and without the country code. Shorter numbers may be extensions.
 */
const PHONE_END_DIGITS = 9;
const MAX_MATCHES = 5;

/** Another lead's inquiry and the phone number they share. */
export interface PhoneMatch {
  lead_id: string;
  name: string;
  email: string;
  phone: string;
}

/**
 * Selects up to five other leads of the same office that gave one of these numbers within thirty days of this lead,
 * limited to one agent if given. Two people may share a number, so a person decides whether to merge.
 */
export async function selectPhoneMatches(
  db: Db,
  lead: { id: string; office_id: number; latest_at: Date },
  phones: (string | null)[],
  { agent_id }: { agent_id?: number },
): Promise<PhoneMatch[]> {
  const ends = phones.map((phone) => (phone ?? "").replace(/\D/g, "").slice(-PHONE_END_DIGITS));
  const known = [...new Set(ends)].filter((end) => end.length === PHONE_END_DIGITS);
  if (known.length === 0) return [];
  const end = sql<string>`right(regexp_replace(enquiries.phone, '\\D', '', 'g'), ${sql.lit(PHONE_END_DIGITS)})`;
  const latest = lead.latest_at.getTime();
  const matches = await db
    .selectFrom("leads")
    .innerJoin("enquiries", "enquiries.lead_id", "leads.id")
    .distinctOn("leads.id")
    .select(["leads.id as lead_id", "enquiries.name", "enquiries.email", "enquiries.phone"])
    .where("leads.office_id", "=", lead.office_id)
    .where("leads.id", "<>", lead.id)
    .where("leads.latest_at", ">", new Date(latest - DUPLICATE_WINDOW_MS))
    .where("leads.latest_at", "<", new Date(latest + DUPLICATE_WINDOW_MS))
    .where("leads.spam_at", "is", null)
    .where("leads.merged_into", "is", null)
    .where(end, "in", known)
    .$if(agent_id !== undefined, (query) => query.where("leads.agent_id", "=", agent_id ?? null))
    .orderBy("leads.id")
    .orderBy("enquiries.received_at", "desc")
    .limit(MAX_MATCHES)
    .execute();
  return matches.map(({ phone, ...match }) => ({ ...match, phone: phone ?? "" }));
}
