import type { Insertable, Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { NdaTable } from "#db/tables/ndas.ts";
import type { NameParts } from "#editions/person-name.ts";
import type { Nda } from "./nda.ts";

export interface Signer extends NameParts {
  email: string;
}

/** Selects a buyer's name and contact details from their profile. */
export async function selectSigner(db: Db, buyer_id: number): Promise<Signer | undefined> {
  return db
    .selectFrom("accounts")
    .innerJoin("buyers", "buyers.account_id", "accounts.id")
    .select(["email", "first_name", "last_name"])
    .where("accounts.id", "=", buyer_id)
    .executeTakeFirst();
}

/** Selects a listing and the person responsible for it, as an agreement names them. */
export function selectSubject(db: Db, number: number) {
  return db
    .selectFrom("listings")
    .innerJoin("offices", "offices.id", "listings.office_id")
    .innerJoin("regions", "regions.slug", "offices.region_slug")
    .leftJoin("agents", "agents.id", "listings.agent_id")
    .select(["listings.number", "listings.slug", "listings.name", "listings.kind", "listings.status"])
    .select(["listings.nda_approval", "listings.office_id", "listings.agent_id"])
    .select(["offices.name as office", "offices.email as office_email", "offices.phone as office_phone"])
    .select("offices.nda_approval as office_approval")
    .select(["offices.slug as office_slug", "offices.time_zone", "offices.region_slug", "regions.name as region"])
    .select(["agents.name as agent", "agents.email as agent_email"])
    .where("listings.number", "=", number)
    .executeTakeFirst();
}

export type NdaSubject = NonNullable<Awaited<ReturnType<typeof selectSubject>>>;

/** Stores a signature. Returns false if the buyer has already signed for that listing, even in a concurrent call. */
export async function insertNda(db: Db, nda: Insertable<NdaTable>): Promise<boolean> {
  const row = await db
    .insertInto("ndas")
    .values(nda)
    .onConflict((conflict) => conflict.columns(["buyer_id", "listing_number"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export function selectNdaFor(db: Db, buyer_id: number, listing_number: number): Promise<Nda | undefined> {
  return db
    .selectFrom("ndas")
    .selectAll()
    .where("buyer_id", "=", buyer_id)
    .where("listing_number", "=", listing_number)
    .executeTakeFirst();
}

/** Selects when a buyer signed their latest agreements since a time, latest first. */
export async function selectSigningTimes(db: Db, buyer_id: number, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom("ndas")
    .select("signed_at")
    .where("buyer_id", "=", buyer_id)
    .where("signed_at", ">", since)
    .orderBy("signed_at", "desc")
    .execute();
  return rows.map(({ signed_at }) => signed_at);
}

export function selectNda(db: Db, id: string): Promise<Nda | undefined> {
  return db.selectFrom("ndas").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Selects a buyer's agreements with their listings' names, latest first. */
export function selectNdasFor(db: Db, buyer_id: number) {
  return db
    .selectFrom("ndas")
    .innerJoin("listings", "listings.number", "ndas.listing_number")
    .selectAll("ndas")
    .select(["listings.slug", "listings.name as listing_name", "listings.status"])
    .where("buyer_id", "=", buyer_id)
    .orderBy("signed_at", "desc")
    .orderBy("ndas.id")
    .execute();
}

/** Stores the signed PDF's hash. Returns false if one is already stored. */
export async function updateSigned(db: Db, id: string, pdf_sha256: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("ndas")
    .set({ pdf_sha256 })
    .where("id", "=", id)
    .where("pdf_sha256", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateNda(db: Db, id: string, change: Updateable<NdaTable>): Promise<void> {
  await db.updateTable("ndas").set(change).where("id", "=", id).execute();
}

/** Returns whether a document with this hash was signed here. */
export async function isKnownPdf(db: Db, pdf_sha256: string): Promise<boolean> {
  const row = await db.selectFrom("ndas").select("id").where("pdf_sha256", "=", pdf_sha256).executeTakeFirst();
  return row !== undefined;
}

/** Selects agreements after an id, ordered by id. */
export function selectNdasAfter(db: Db, after: string, limit: number): Promise<Nda[]> {
  return db.selectFrom("ndas").selectAll().where("id", ">", after).orderBy("id").limit(limit).execute();
}

/** Locks an agreement until the transaction ends, so that decisions on it run one after the other. */
export async function lockNda(db: Db, id: string): Promise<void> {
  await db.selectFrom("ndas").select("id").where("id", "=", id).forUpdate().execute();
}
