import { getAccountEmailData } from "#domain/accounts/mails/account-email.ts";
import { type Context, type Jobs, runInTransaction } from "#domain/context.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";

/** Sends an account email. Does nothing if there is no recipient. */
export function accountMails(context: Context): (data: Jobs["account-mail"]) => Promise<void> {
  return async (data) => {
    // Lazy import to keep startup fast, as for inquiries.
    const { accountMail } = await import("#emails/account-mail.tsx");
    const email = await getAccountEmailData(context, data);
    if (!email) return;
    const mail = await accountMail(email, context.network);
    await runInTransaction(context, (context) => writeMail(context, mail));
  };
}
