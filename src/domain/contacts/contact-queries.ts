import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** An email address of a contact. */
export interface ContactAddress {
  id: string;
  email: string;
  /** Whether it is the person's main address, whose id identifies the person. */
  is_main: boolean;
}

/** Selects the addresses of the person with this contact, the main one first. Empty if there is no such contact. */
export async function selectAddresses(db: Db, id: string): Promise<ContactAddress[]> {
  const { rows } = await sql<ContactAddress>`
    select id, email, merged_into is null as is_main from contacts
    where coalesce(merged_into, id) = (select coalesce(merged_into, id) from contacts where id = ${id})
    order by merged_into is not null, email`.execute(db);
  return rows;
}

/** Selects the buyer accounts with one of the addresses, the latest first. */
export function selectBuyerAccounts(db: Db, emails: readonly string[]) {
  return db
    .selectFrom("accounts")
    .innerJoin("buyers", "buyers.account_id", "accounts.id")
    .select(["accounts.id", "accounts.email", "accounts.created_at", "accounts.cancelled_at"])
    .select(["accounts.email_verified_at", "accounts.locale", "first_name", "last_name", "mobile_e164"])
    .select(["locality", "state", "buyers.country"])
    .where(sql`lower(accounts.email)`, "in", emails)
    .where("accounts.kind", "=", "buyer")
    .orderBy("accounts.created_at", "desc")
    .execute();
}

export type BuyerAccountRow = Awaited<ReturnType<typeof selectBuyerAccounts>>[number];
