import { collectFinds } from "#domain/buyers/alerts/finds/collect-finds.ts";
import { sendAlerts } from "#domain/buyers/alerts/mails/send-alerts.ts";
import type { Context } from "#domain/context.ts";

/** Looks at what has changed about listings, and mails whoever wants to hear of it. Answers how many mails were written. */
export async function alertMails(context: Context): Promise<number> {
  await collectFinds(context);
  return sendAlerts(context, async (email) => {
    // As with enquiries: not the start's to load.
    const { alertMail } = await import("#emails/alert-mail.tsx");
    return alertMail(email, context);
  });
}
