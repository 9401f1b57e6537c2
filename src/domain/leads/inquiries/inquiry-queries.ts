import { type Insertable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { InquiryTable } from "#db/tables/inquiries.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import type { Point } from "#lib/distance.ts";
import type { Lead } from "./lead.ts";

/** Blocks other submissions of the same inquiry until this transaction ends. */
export async function lockFingerprint(db: Db, fingerprint: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(db);
}

/** Selects the id of an identical inquiry received after `since`, if there is one. */
export async function selectDuplicate(db: Db, fingerprint: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("enquiries")
    .select("id")
    .where("fingerprint", "=", fingerprint)
    .where("received_at", ">", since)
    .orderBy("received_at")
    .executeTakeFirst();
  return row?.id;
}

export async function insertInquiry(db: Db, inquiry: Insertable<InquiryTable>): Promise<void> {
  await db.insertInto("enquiries").values(inquiry).execute();
}

export interface AnsweringAgent {
  id: number;
  active: boolean;
  assigned_to: number | null;
  office_id: number;
}

const ANSWERING_AGENT = ["id", "active", "assigned_to", "office_id"] as const;

export function selectAgentBySlug(db: Db, slug: string): Promise<AnsweringAgent | undefined> {
  return db.selectFrom("agents").select(ANSWERING_AGENT).where("slug", "=", slug).executeTakeFirst();
}

export function selectAgentById(db: Db, id: number): Promise<AnsweringAgent | undefined> {
  return db.selectFrom("agents").select(ANSWERING_AGENT).where("id", "=", id).executeTakeFirst();
}

/** Selects the active office that owns a normalized postal code. */
export function selectOfficeOwning(db: Db, postalCode: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("office_territories")
    .innerJoin("offices", "offices.id", "office_territories.office_id")
    .select("offices.id")
    .where("office_territories.postal_code", "=", postalCode)
    .where("offices.status", "=", "Active")
    .executeTakeFirst();
}

/** Locations of the network's own active offices, except head office. */
export function selectOfficePoints(db: Db): Promise<(Point & { id: number })[]> {
  return db
    .selectFrom("offices")
    .select(["id", "latitude", "longitude"])
    .where("status", "=", "Active")
    .where("type", "=", "office")
    .where("connected", "=", false)
    .orderBy("id")
    .execute();
}

export function selectHeadOffice(db: Db): Promise<{ id: number }> {
  return db.selectFrom("offices").select("id").where("type", "=", "head_office").executeTakeFirstOrThrow();
}

export async function isActiveOffice(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("offices")
    .select("id")
    .where("id", "=", id)
    .where("status", "=", "Active")
    .executeTakeFirst();
  return row !== undefined;
}

export function selectOfficeBySlug(db: Db, slug: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("offices")
    .select("id")
    .where("slug", "=", slug)
    .where("status", "=", "Active")
    .executeTakeFirst();
}

export interface InquiryListing {
  number: number;
  office_id: number;
  agent_id: number | null;
}

/** Selects the agent and office responsible for a public listing. */
export function selectPublicListing(db: Db, number: number): Promise<InquiryListing | undefined> {
  return db
    .selectFrom("listings")
    .select(["number", "office_id", "agent_id"])
    .where("number", "=", number)
    .where("status", "in", PUBLIC_STATUSES)
    .executeTakeFirst();
}

/** Selects an inquiry with its assignee and subject. */
export async function selectLead(db: Db, id: string): Promise<Omit<Lead, "guide"> | undefined> {
  const inquiry = await db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
  if (!inquiry) return undefined;
  const office = await db
    .selectFrom("offices")
    .select(["name", "slug", "type", "region_slug", "email", "phone", "organic_number", "time_zone"])
    .where("id", "=", inquiry.office_id)
    .executeTakeFirstOrThrow();
  const agent = await db
    .selectFrom("agents")
    .select(["name", "slug", "role", "email", "phone", "extension"])
    .where("id", "=", inquiry.agent_id ?? -1)
    .executeTakeFirst();
  const listing = await db
    .selectFrom("listings")
    .select(["number", "slug", "name", "price", "currency", "county", "region_slug"])
    .where("number", "=", inquiry.listing_number ?? -1)
    .executeTakeFirst();
  return { enquiry: inquiry, office, agent: agent ?? null, listing: listing ?? null };
}
