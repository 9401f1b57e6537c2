import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { selectBuyer } from "../account-queries.ts";
import { isDealOf } from "../own-deal-queries.ts";

export async function deleteAccountRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom("accounts").where("id", "=", id).execute();
}

/** Selects the buyer's proof of funds file, if there is one. */
export function selectFundsProof(db: Db, id: number): Promise<{ id: string; format: string } | undefined> {
  return db.selectFrom("funds_proofs").select(["id", "format"]).where("buyer_id", "=", id).executeTakeFirst();
}

/** Deletes the emails about an account, found by their keys. */
export async function deleteMailsFor(db: Db, id: number): Promise<void> {
  await db.deleteFrom("outbox").where("key", "like", `account:${id}:%`).execute();
}

/** Deletes the stored responses of idempotent calls that contain the buyer's data. */
export async function deleteAnswersTo(db: Db, email: string): Promise<void> {
  await db.deleteFrom("idempotent_answers").where(sql<string>`answer -> 'user' ->> 'email'`, "=", email).execute();
}

/** Selects all rows that belong to a buyer. Inquiries and replies from their address are included only if they have verified it. */
export async function selectEverythingFor(db: Db, id: number) {
  const account = await selectBuyer(db, id);
  if (!account) throw new Error(`Account ${id} not found.`);
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
  const alert_devices = await db
    .selectFrom("push_devices")
    .select(["user_agent", "locale", "added_at", "notified_at"])
    .where("account_id", "=", id)
    .orderBy("added_at")
    .execute();
  const weekly_matches = await db
    .selectFrom("digests")
    .select(["week", "listing_numbers", "reasons", "matched_at", "written_at"])
    .where("buyer_id", "=", id)
    .orderBy("matched_at")
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
  const inquiries = await db
    .selectFrom("enquiries")
    .select(["type", "message", "received_at"])
    .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", account.email.toLowerCase()))
    .where(({ lit }) => lit(account.email_verified_at !== null))
    .orderBy("received_at")
    .execute();
  const messages = await db
    .selectFrom("lead_events")
    .select(["text", "happened_at"])
    .where("kind", "=", "reply")
    .where("lead_id", "in", ({ selectFrom }) =>
      selectFrom("enquiries").select("lead_id").where(sql`lower(email)`, "=", account.email.toLowerCase()),
    )
    .where(sql`lower(details ->> 'email')`, "=", account.email.toLowerCase())
    .where(({ lit }) => lit(account.email_verified_at !== null))
    .orderBy("happened_at")
    .execute();
  const agreements = await db
    .selectFrom("ndas")
    .innerJoin("listings", "listings.number", "listing_number")
    .select([
      "ndas.id",
      "listings.slug",
      "ndas.name",
      "ndas.email",
      "signature",
      "address",
      "user_agent",
      "ndas.time_zone",
    ])
    .select([
      "signed_at",
      "template_version",
      "text",
      "text_sha256",
      "pdf_sha256",
      "approval",
      "decided_at",
      "revoked_at",
    ])
    .where("buyer_id", "=", id)
    .orderBy("signed_at")
    .execute();
  const document_views = await db
    .selectFrom("document_views")
    .select(["listing_number", "document_name", "page", "address", "viewed_at"])
    .where("buyer_id", "=", id)
    .orderBy("document_views.id")
    .execute();
  const deals = await db
    .selectFrom("deals")
    .innerJoin("listings", "listings.number", "listing_number")
    .select(["listings.slug", "listings.currency", "stage", "expected_closing", "deals.created_at", "ended_at"])
    .select(["deposit_holder", "deposit", "deposit_received_on"])
    .where(isDealOf(id))
    .orderBy("deals.created_at")
    .execute();
  const qualification = await db
    .selectFrom("buyer_qualifications")
    .select(["experience", "cash_available", "timing", "financing", "about", "stated_at"])
    .where("buyer_id", "=", id)
    .executeTakeFirst();
  const proof_of_funds = await db
    .selectFrom("funds_proofs")
    .select(["format", "bytes", "sha256", "added_at"])
    .where("buyer_id", "=", id)
    .executeTakeFirst();
  const two_factor = await db
    .selectFrom("second_factors")
    .select("confirmed_at")
    .where("account_id", "=", id)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["name", "created_at", "used_at"])
    .where("account_id", "=", id)
    .orderBy("created_at")
    .execute();
  return {
    account,
    consents,
    sessions,
    two_factor: two_factor ?? null,
    passkeys,
    preferences,
    saved_listings,
    saved_searches,
    alerts,
    alert_devices,
    weekly_matches,
    hidden_matches,
    activity,
    enquiries: inquiries,
    messages,
    agreements,
    document_views,
    deals,
    qualification: qualification ?? null,
    proof_of_funds: proof_of_funds ?? null,
  };
}
