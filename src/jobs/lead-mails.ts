import { type Context, inTransaction, type Jobs } from "#domain/context.ts";
import { leadLetter } from "#domain/leads/lead-letter.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";

/** Writes the mail of what happened to a lead: an answer to its writer, or the news to whom it went. */
export function leadMails(context: Context): (data: Jobs["lead-mail"]) => Promise<void> {
  return async ({ event_id }) => {
    const { leadMail } = await import("#emails/lead-mail.tsx");
    const letter = await leadLetter(context, event_id);
    if (!letter) return;
    const mail = await leadMail(letter, context);
    await inTransaction(context, (context) => writeMail(context, mail));
  };
}
