import { collectFinds } from "#domain/buyers/alerts/collect-finds.ts";
import { sendAlerts } from "#domain/buyers/alerts/mails/send-alerts.ts";
import type { Context } from "#domain/context.ts";

/** Finds changed listings and sends alerts to subscribed buyers. Returns the number of emails written. */
export async function sendAlertMails(context: Context): Promise<number> {
  await collectFinds(context);
  // Lazy import to keep startup fast, as for inquiries.
  const { createEmailWriter, EMAILS } = await import("#emails/emails.ts");
  return sendAlerts(context, createEmailWriter(EMAILS.alerts.alert, context));
}
