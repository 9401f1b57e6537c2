import { type Context, type Jobs, runInTransaction } from "#domain/context.ts";
import { getLeadEmailData } from "#domain/leads/lead-email.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";

/** Writes the email for a lead event: a reply to the visitor or a notification to the new assignee. */
export function leadMails(context: Context): (data: Jobs["lead-mail"]) => Promise<void> {
  return async ({ event_id }) => {
    const { leadMail } = await import("#emails/lead-mail.tsx");
    const email = await getLeadEmailData(context, event_id);
    if (!email) return;
    const mail = await leadMail(email, context);
    await runInTransaction(context, (context) => writeMail(context, mail));
  };
}
