import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

const BATCH_SIZE = 5_000;
const NAMES = ["Maria", "John", "Ana", "David", "Linda", "Omar", "Grace", "Peter", "Wei", "Fatima"];

/**
 * Inserts leads of different people, spread over offices, agents, listings and a year, and an NDA for every fifth lead.
 */
export async function insertLeads(
  db: Db,
  { leads, ndas, listings }: { leads: number; ndas: number; listings: number },
): Promise<void> {
  const names = sql`(array[${sql.join(NAMES)}]::text[])`;
  // Inserts in batches, because the site's statement timeout applies.
  for (let first = 1; first <= leads; first += BATCH_SIZE)
    await sql`
    with owners as (
      select array_agg(id order by id) as ids, array_agg(office_id order by id) as offices, count(*)::integer as n
      from agents
    ), numbered as (
      select gen_random_uuid() as lead, i, ids[1 + i % n] as agent_id, offices[1 + i % n] as office_id,
        timestamptz '2026-11-25' - i * interval '10 minutes' as at
      from generate_series(${first}::integer, least(${first + BATCH_SIZE - 1}, ${leads})::integer) as i, owners
    ), made as (
      insert into leads (id, office_id, agent_id, source, received_at, latest_at)
      select lead, office_id, agent_id, 'direct', at, at from numbered
    )
    insert into enquiries (id, type, name, email, phone, message, office_id, agent_id, listing_number, privacy_consent,
      form, locale, fingerprint, received_at, lead_id)
    select gen_random_uuid(), (array['listing', 'contact', 'valuation', 'listing', 'guide'])[1 + i % 5],
      ${names}[1 + i % 10] || ' Person-' || i, 'person-' || i || '@mail.internal', '(555) ' || lpad((i / 10000)::text, 3, '0')
        || '-' || lpad((i % 10000)::text, 4, '0'), 'Is it still for sale?', office_id, agent_id,
      case when i % 5 in (0, 3) then (select min(number) from listings) + i % ${listings}::integer end, 'I agree.',
      '/contact-us', 'en-US', i::text, at, lead
    from numbered`.execute(db);
  await sql`
    insert into ndas (id, listing_number, name, email, signature, address, user_agent, locale, template_version, text,
      text_sha256, signed_at, approval)
    select gen_random_uuid(), (select min(number) from listings) + i % ${listings}::integer, ${names}[1 + i % 10]
        || ' Person-' || i, 'person-' || i || '@mail.internal', '', '', '', 'en-US', '1', '', '',
      timestamptz '2026-11-25' - i * interval '10 minutes', 'not_asked'
    from generate_series(5, ${ndas * 5}::integer, 5) as i`.execute(db);
  await sql`analyze`.execute(db);
}
