import { queueAlertPushes } from "#domain/buyers/alerts/devices/queue-alert-pushes.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { type NewMail, writeMail } from "#domain/outbox/write-mail.ts";
import { getPagePath } from "#web/site-map.ts";
import type { DigestEmail } from "./digest-email.ts";
import { markDigestsWritten } from "./digest-email-queries.ts";

/**
 * Writes digest emails to the outbox, each once even with concurrent workers. Null stands for a digest whose listings
 * are all gone; it is only marked as written. Each email is also shown in the buyer's browsers with alerts.
 */
export async function saveDigestEmails(
  context: Context,
  mails: readonly { email: DigestEmail; mail: NewMail | null }[],
): Promise<number> {
  return runInTransaction(context, async (tx) => {
    const written: DigestEmail[] = [];
    for (const { email, mail } of mails) if (mail && (await writeMail(tx, mail))) written.push(email);
    const path = getPagePath("matches");
    await queueAlertPushes(
      tx,
      written
        .filter(({ picks }) => picks.length > 0)
        .map(({ buyer_id, picks }) => ({
          buyer_id,
          path,
          listing_numbers: picks.map(({ listing }) => listing.number),
        })),
    );
    for (const [week, of] of Map.groupBy(mails, ({ email }) => email.week)) {
      const buyers = of.map(({ email }) => email.buyer_id);
      await markDigestsWritten(tx.db, buyers, week, tx.clock());
    }
    return written.length;
  });
}
