import { accountEmailData } from "#domain/accounts/mails/account-email.ts";
import { type Context, inTransaction, type Jobs } from "#domain/context.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";

/** Sends an account email. Does nothing if there is no recipient. */
export function accountMails(context: Context): (data: Jobs["account-mail"]) => Promise<void> {
  return async (data) => {
    // Lazy import to keep startup fast, as for inquiries.
    const { accountMail } = await import("#emails/account-mail.tsx");
    const email = await accountEmailData(context, data);
    if (!email) return;
    const mail = await accountMail(email, context.network);
    await inTransaction(context, (context) => writeMail(context, mail));
  };
}
