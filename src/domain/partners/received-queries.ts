import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";

/** A listing to send, or to report as removed if it has no fingerprint. */
export interface ChangedListing {
  number: number;
  fingerprint: string | null;
}

interface Recipient {
  id: number;
  sends: "network" | "offices";
}

/**
 * Selects the public listings that a partner should have, with a fingerprint that changes whenever the public listing
 * does.
 */
const selectWanted = ({ id, sends }: Recipient) => sql`
  select number, md5(concat_ws(' ', version, extract(epoch from updated_at), (
    select string_agg(concat_ws(' ', media.id, path, alt), ',' order by position, media.id)
    from media where media.listing_number = listings.number))) as fingerprint
  from listings
  where status = any(${`{${PUBLIC_STATUSES.join(",")}}`}::text[])
    and (${sends} = 'network' or office_id in (select office_id from partner_offices where partner_id = ${id}))`;

/** Selects the first listings, by number, that differ from what the partner has received. */
export async function selectChangedListings(db: Db, partner: Recipient, limit: number): Promise<ChangedListing[]> {
  const { rows } = await sql<ChangedListing>`
    with wanted as (${selectWanted(partner)}),
      received as (select listing_number, fingerprint from partner_listings where partner_id = ${partner.id})
    select coalesce(wanted.number, received.listing_number) as number, wanted.fingerprint
    from wanted full join received on received.listing_number = wanted.number
    where wanted.fingerprint is distinct from received.fingerprint
    order by 1 limit ${limit}`.execute(db);
  return rows;
}

/** Selects the next listings of a full feed. */
export async function selectListingsAfter(
  db: Db,
  partner: Recipient,
  after: number,
  limit: number,
): Promise<ChangedListing[]> {
  const { rows } = await sql<ChangedListing>`
    select number, fingerprint from (${selectWanted(partner)}) as wanted
    where number > ${after} order by number limit ${limit}`.execute(db);
  return rows;
}

/** Selects which of these listings the partner should have. */
export async function selectCurrent(db: Db, partner: Recipient, numbers: readonly number[]): Promise<ChangedListing[]> {
  const { rows } = await sql<ChangedListing>`
    select number, fingerprint from (${selectWanted(partner)}) as wanted
    where number = any(${numbers}::integer[])`.execute(db);
  return rows;
}

/** Selects which of these listings were sold. */
export async function selectSold(db: Db, numbers: readonly number[]): Promise<Set<number>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom("listings")
    .select("number")
    .where("number", "in", numbers)
    .where("status", "=", "sold")
    .execute();
  return new Set(rows.map(({ number }) => number));
}

/** Records what a partner has received. */
export async function saveReceived(db: Db, partner_id: number, sent: Record<string, string>): Promise<void> {
  await sql`
    insert into partner_listings (partner_id, listing_number, fingerprint)
    select ${partner_id}::integer, key::integer, value from jsonb_each_text(${JSON.stringify(sent)}::jsonb)
    on conflict (partner_id, listing_number) do update set fingerprint = excluded.fingerprint`.execute(db);
}

export async function deleteReceived(db: Db, partner_id: number, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .deleteFrom("partner_listings")
    .where("partner_id", "=", partner_id)
    .where("listing_number", "in", numbers)
    .execute();
}

/** Marks listings as not received, so that their current state is sent again. */
export async function markUnreceived(db: Db, partner_id: number, numbers: readonly number[]): Promise<void> {
  await saveReceived(db, partner_id, Object.fromEntries(numbers.map((number) => [number, ""])));
}
