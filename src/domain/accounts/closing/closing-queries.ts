import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { selectBuyer } from "../account-queries.ts";

export async function deleteAccountRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom("accounts").where("id", "=", id).execute();
}

/** The mails about an account, by their key. */
export async function deleteMailsOf(db: Db, id: number): Promise<void> {
  await db.deleteFrom("outbox").where("key", "like", `account:${id}:%`).execute();
}

/** What numbered calls were answered with that buyer's data in it. */
export async function deleteAnswersTo(db: Db, email: string): Promise<void> {
  await db.deleteFrom("idempotent_answers").where(sql<string>`answer -> 'user' ->> 'email'`, "=", email).execute();
}

/** All rows that are a buyer's. What was written to offices counts as theirs once they have proved their address. */
export async function selectEverythingOf(db: Db, id: number) {
  const account = await selectBuyer(db, id);
  if (!account) throw new Error(`There is no account ${id}.`);
  const consents = await db
    .selectFrom("account_consents")
    .select(["kind", "wording", "locale", "agreed_at", "withdrawn_at"])
    .where("account_id", "=", id)
    .orderBy("agreed_at")
    .execute();
  const sessions = await db
    .selectFrom("sessions")
    .select(["created_at", "seen_at", "expires_at", "ended_at"])
    .where("account_id", "=", id)
    .orderBy("created_at")
    .execute();
  const preferences = await db
    .selectFrom("buyer_preferences")
    .select(["state", "category", "subcategory"])
    .where("buyer_id", "=", id)
    .orderBy("position")
    .execute();
  const saved_listings = await db
    .selectFrom("saved_listings")
    .innerJoin("listings", "listings.number", "listing_number")
    .select(["listings.slug", "saved_at"])
    .where("buyer_id", "=", id)
    .orderBy("saved_at")
    .execute();
  const saved_searches = await db
    .selectFrom("saved_searches")
    .select(["name", "path", "query", "frequency", "paused_at", "created_at"])
    .where("buyer_id", "=", id)
    .orderBy("id")
    .execute();
  const alerts = await db
    .selectFrom("alert_finds")
    .select(["listing_number", "kind", "found_at", "mailed_at"])
    .where("buyer_id", "=", id)
    .orderBy("id")
    .execute();
  const hidden_matches = await db
    .selectFrom("hidden_matches")
    .innerJoin("listings", "listings.number", "listing_number")
    .select(["listings.slug", "reason", "hidden_at"])
    .where("buyer_id", "=", id)
    .orderBy("hidden_at")
    .execute();
  const activity = await db
    .selectFrom("buyer_activity")
    .select(["kind", "listing_number", "happened_at"])
    .where("buyer_id", "=", id)
    .orderBy("happened_at")
    .execute();
  const enquiries = await db
    .selectFrom("enquiries")
    .select(["type", "message", "received_at"])
    .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", account.email.toLowerCase()))
    .where(({ lit }) => lit(account.email_verified_at !== null))
    .orderBy("received_at")
    .execute();
  return {
    account,
    consents,
    sessions,
    preferences,
    saved_listings,
    saved_searches,
    alerts,
    hidden_matches,
    activity,
    enquiries,
  };
}
