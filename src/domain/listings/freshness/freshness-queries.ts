import { type Insertable, type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ListingConfirmationTable } from "#db/tables/listings.ts";

/** When a listing was last confirmed. One that was never confirmed counts from the day it was listed. */
export const CONFIRMED = sql<Date>`coalesce(listings.confirmed_at, listings.listed_at)`;

/** Whether the joined agent gets emails. */
export const CAN_BE_EMAILED = sql<SqlBool>`
  agents.active and agents.email <> ''
  and not exists (select from bounced_addresses where address = lower(agents.email))`;

/** Days toward reminders are counted from this time. */
const SINCE = sql<Date>`greatest(coalesce(listings.confirmed_at, listings.listed_at), listings.reminders_from)`;

/** Whether a reminder is about the current agent and was not followed by a confirmation. */
const IS_CURRENT = sql<SqlBool>`
  listing_confirmations.listing_number = listings.number
  and listing_confirmations.agent_id is not distinct from listings.agent_id
  and listing_confirmations.created_at > ${SINCE}`;

const LATEST_STEP = sql<number>`
  (select coalesce(max(step_days), 0)::integer from listing_confirmations where ${IS_CURRENT})`;

/**
 * Selects active listings with a reminder due. A step's reminder is due if the listing is unconfirmed since `before`
 * and its latest reminder is `after`; none may have been sent since `pause`.
 */
export function selectUnreminded(
  db: Db,
  steps: readonly { after: number; before: Date }[],
  pause: Date,
  limit: number,
) {
  return db
    .selectFrom("listings")
    .select("number")
    .where("status", "=", "active")
    .where(({ or, and, eb }) =>
      or(
        steps.map(({ after, before }) =>
          // The first condition follows from the second but can use an index.
          and([eb(CONFIRMED, "<=", before), eb(SINCE, "<=", before), eb(LATEST_STEP, "=", after)]),
        ),
      ),
    )
    .where(sql<SqlBool>`not exists (select from listing_confirmations where ${IS_CURRENT} and created_at > ${pause})`)
    .orderBy(CONFIRMED)
    .orderBy("number")
    .limit(limit)
    .execute();
}

/**
 * Locks an active listing. Returns its latest reminder and the recipient of the next: the agent, or the office if the
 * agent's address is missing or bounces.
 */
export async function lockActiveListing(db: Db, number: number) {
  await db.selectFrom("listings").select("number").where("number", "=", number).forUpdate().execute();
  return db
    .selectFrom("listings")
    .innerJoin("offices", "offices.id", "listings.office_id")
    .leftJoin("agents", (join) => join.onRef("agents.id", "=", "listings.agent_id").on(CAN_BE_EMAILED))
    .select(["listings.number", "listings.agent_id", "agents.email as agent_email", "offices.email as office_email"])
    .select([SINCE.as("since"), LATEST_STEP.as("latest")])
    .where("listings.number", "=", number)
    .where("listings.status", "=", "active")
    .executeTakeFirst();
}

export async function insertConfirmation(db: Db, row: Insertable<ListingConfirmationTable>): Promise<void> {
  await db.insertInto("listing_confirmations").values(row).execute();
}

/** Selects a reminder with its listing, if the listing is still active, unconfirmed and has the same agent. */
export function selectOpenConfirmation(db: Db, id: string) {
  return db
    .selectFrom("listing_confirmations")
    .innerJoin("listings", "listings.number", "listing_confirmations.listing_number")
    .select(["listing_confirmations.id", "listing_number", "listings.name", "listing_confirmations.email"])
    .select(["listing_confirmations.expires_at", "listing_confirmations.ends_at", CONFIRMED.as("confirmed_at")])
    .where("listing_confirmations.id", "=", id)
    .where("listings.status", "=", "active")
    .where(IS_CURRENT)
    .executeTakeFirst();
}

/** Selects the listing of a link that hasn't expired, if the listing still has the agent that the link was sent to. */
export function selectConfirmationByToken(db: Db, token_sha256: string, now: Date) {
  return db
    .selectFrom("listing_confirmations")
    .innerJoin("listings", "listings.number", "listing_confirmations.listing_number")
    .select(["listings.number", "listings.name", "listings.status", "listings.agent_id", "listings.confirmed_at"])
    .select(sql<boolean>`listing_confirmations.created_at <= ${SINCE}`.as("is_confirmed"))
    .select(
      sql<Date | null>`(select max(withdrawn_at) from listing_confirmations as later
        where later.listing_number = listings.number and later.created_at > ${SINCE})`.as("withdrawn_at"),
    )
    .where("token_sha256", "=", token_sha256)
    .where("expires_at", ">", now)
    .where(sql<SqlBool>`listing_confirmations.agent_id is not distinct from listings.agent_id`)
    .executeTakeFirst();
}

/**
 * Selects active listings whose last warning has expired. The warning must have been sent before `sent_before`; earlier
 * reminders that are still in the outbox must have been sent, too.
 */
export async function selectEnded(db: Db, now: Date, sent_before: Date, limit: number, number?: number) {
  return db
    .selectFrom("listing_confirmations")
    .innerJoin("listings", "listings.number", "listing_confirmations.listing_number")
    .innerJoin("outbox", (join) => join.on("outbox.key", "=", createKey("listing_confirmations.id")))
    .select(["listing_confirmations.id", "listing_number"])
    .where("listings.status", "=", "active")
    .where("listing_confirmations.ends_at", "<=", now)
    .where("withdrawn_at", "is", null)
    .where(IS_CURRENT)
    .where("outbox.status", "=", "sent")
    .where("outbox.sent_at", "<=", sent_before)
    .where(
      sql<SqlBool>`not exists (
        select from listing_confirmations as other
        join outbox as unsent on unsent.key = ${createKey("other.id")} and unsent.status <> 'sent'
        where other.listing_number = listings.number
          and other.agent_id is not distinct from listings.agent_id
          and other.created_at > ${SINCE})`,
    )
    .$if(number !== undefined, (query) => query.where("listing_number", "=", number as number))
    .orderBy("listing_number")
    .limit(limit)
    .execute();
}

/** The outbox key of a reminder's email, as SQL. */
const createKey = (id: string) => sql<string>`'listing-confirmation:' || ${sql.ref(id)}::text`;

export async function setWithdrawn(db: Db, id: string, withdrawn_at: Date): Promise<void> {
  await db.updateTable("listing_confirmations").set({ withdrawn_at }).where("id", "=", id).execute();
}

/** Selects the agent's desk account, if they have one. */
export async function selectAgentAccount(db: Db, agent_id: number | null): Promise<number | null> {
  if (agent_id === null) return null;
  const row = await db.selectFrom("staff").select("account_id").where("agent_id", "=", agent_id).executeTakeFirst();
  return row?.account_id ?? null;
}
