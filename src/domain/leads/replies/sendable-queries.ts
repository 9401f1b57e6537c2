import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

export interface SendableDocument {
  id: string;
  name: string;
  format: "pdf" | "webp" | "xlsx" | "csv";
  bytes: number;
  listing_number: number;
  listing: string;
  /** The address that may get it, lowercase. */
  email: string;
}

export interface SentListing {
  number: number;
  name: string;
  slug: string;
}

interface Scope {
  office_id?: number;
  agent_id?: number;
}

/**
 * Selects the documents that may be sent to these addresses: those that the seller lets buyers download, of listings in
 * scope, to people whose NDA for the listing is in force.
 */
export async function selectSendableDocuments(
  db: Db,
  emails: readonly string[],
  { office_id, agent_id }: Scope,
): Promise<SendableDocument[]> {
  if (emails.length === 0) return [];
  return db
    .selectFrom("ndas")
    .innerJoin("listings", "listings.number", "ndas.listing_number")
    .innerJoin("listing_documents", "listing_documents.listing_number", "listings.number")
    .select(["listing_documents.id", "listing_documents.name", "format", "bytes"])
    .select(["listings.number as listing_number", "listings.name as listing"])
    .select(sql<string>`lower(ndas.email)`.as("email"))
    .distinct()
    .where(
      sql`lower(ndas.email)`,
      "in",
      emails.map((email) => email.toLowerCase()),
    )
    .where("ndas.revoked_at", "is", null)
    .where("ndas.approval", "in", ["not_asked", "approved"])
    .where("may_download", "=", true)
    .$if(office_id !== undefined, (query) => query.where("listings.office_id", "=", office_id as number))
    .$if(agent_id !== undefined, (query) => query.where("listings.agent_id", "=", agent_id as number))
    .orderBy("listings.number")
    .orderBy("listing_documents.name")
    .execute();
}

/** Selects what links to listings need, whatever their status. */
export async function selectListingLinks(db: Db, numbers: readonly number[]): Promise<SentListing[]> {
  if (numbers.length === 0) return [];
  return db.selectFrom("listings").select(["number", "name", "slug"]).where("number", "in", numbers).execute();
}

/** Selects a staff member's name and their signature for emails to leads. */
export function selectStaffForMail(db: Db, accountId: number) {
  return db.selectFrom("staff").select(["name", "signature"]).where("account_id", "=", accountId).executeTakeFirst();
}

export function selectOfficeOfLead(db: Db, id: number) {
  return db
    .selectFrom("offices")
    .select(["name", "phone", "organic_number"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export async function updateSignature(db: Db, accountId: number, signature: string | null): Promise<void> {
  await db.updateTable("staff").set({ signature }).where("account_id", "=", accountId).execute();
}
