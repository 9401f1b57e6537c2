import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

export async function hasVerifiedAccount(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("accounts")
    .select("id")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("email_verified_at", "is not", null)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of emails to the senders of other inquiries with this address since a time. */
export async function countVisitorMails(
  db: Db,
  { email, inquiryId, since }: { email: string; inquiryId: string; since: Date },
): Promise<number> {
  const { mails } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<string>().as("mails"))
    .where(sql`lower(to_address)`, "=", email.toLowerCase())
    .where("key", "like", "enquiry:%:visitor")
    .where("key", "!=", `enquiry:${inquiryId}:visitor`)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(mails);
}
