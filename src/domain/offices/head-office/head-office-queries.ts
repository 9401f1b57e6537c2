import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** A placeholder for an unset email address. Nothing is sent there. */
export const UNSET_EMAIL = "office@example.com";

const COLUMNS = ["id", "name", "email", "phone", "address_1 as address", "updated_at"] as const;

export type HeadOfficeRow = Awaited<ReturnType<typeof selectHeadOffice>>;

export function selectHeadOffice(db: Db) {
  return db.selectFrom("offices").select(COLUMNS).where("type", "=", "head_office").executeTakeFirstOrThrow();
}

export interface HeadOfficeFields {
  name: string;
  email: string;
  phone: string | null;
  address: string | null;
}

/** Updates head office if it still has the version `before`; false if someone else changed it. */
export async function updateHeadOffice(
  db: Db,
  { address, ...fields }: HeadOfficeFields,
  before: Date,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("offices")
    .set({ ...fields, address_1: address, updated_at: now })
    .where("type", "=", "head_office")
    // A version has milliseconds; the database stores microseconds.
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets the email address if none is set. Returns whether it did. */
export async function updateUnsetEmail(db: Db, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("offices")
    .set({ email, updated_at: sql`now()` })
    .where("type", "=", "head_office")
    .where("email", "=", UNSET_EMAIL)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Readdresses emails held while head office had no address. Returns them. */
export async function updateHeldEmailAddresses(db: Db, email: string): Promise<string[]> {
  const readdressed = await db
    .updateTable("outbox")
    .set({ to_address: email, status: "waiting", last_error: null })
    .where("to_address", "=", UNSET_EMAIL)
    .where("status", "=", "held")
    .returning("id")
    .execute();
  return readdressed.map(({ id }) => id);
}
