import { type Context, type Jobs, runInTransaction } from "#domain/context.ts";
import { appendEvent } from "#domain/ndas/evidence/append-event.ts";
import { getNdaEmailData } from "#domain/ndas/nda-email.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";

/** Writes the signer's and the agent's copy of an agreement. Creates the PDF if signing was interrupted. */
export function createNdaMails(context: Context): (data: Jobs["nda-mails"]) => Promise<void> {
  return async ({ nda_id }) => {
    // Lazy import to keep startup fast, as for inquiries.
    const { ndaMails } = await import("#emails/nda-signed.tsx");
    const email = await getNdaEmailData(context, nda_id);
    const mails = await ndaMails(email, context);
    const { buyer_id, listing_number } = email.nda;
    await runInTransaction(context, async (tx) => {
      for (const { to, mail } of mails) {
        if (!(await writeMail(tx, mail))) continue;
        const details = { to, address: mail.to };
        await appendEvent(tx, { kind: "e-mailed", nda_id, buyer_id, listing_number, details });
      }
    });
  };
}
