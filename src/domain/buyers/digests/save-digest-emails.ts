import { type Context, runInTransaction } from "#domain/context.ts";
import { type NewMail, writeMail } from "#domain/outbox/write-mail.ts";
import type { DigestEmail } from "./digest-email.ts";
import { markDigestsWritten } from "./digest-email-queries.ts";

/**
 * Writes digest emails to the outbox, each once even with concurrent workers. Null stands for a digest whose listings
 * are all gone; it is only marked as written.
 */
export async function saveDigestEmails(
  context: Context,
  mails: readonly { email: DigestEmail; mail: NewMail | null }[],
): Promise<number> {
  return runInTransaction(context, async (tx) => {
    let written = 0;
    for (const { mail } of mails) if (mail && (await writeMail(tx, mail))) written += 1;
    for (const [week, of] of Map.groupBy(mails, ({ email }) => email.week)) {
      const buyers = of.map(({ email }) => email.buyer_id);
      await markDigestsWritten(tx.db, buyers, week, tx.clock());
    }
    return written;
  });
}
