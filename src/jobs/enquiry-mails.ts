import { type Context, inTransaction, type Jobs } from "#domain/context.ts";
import { findLead } from "#domain/enquiries/find-lead.ts";
import { fileLead } from "#domain/leads/filing/file-lead.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";

/** Puts an enquiry into the inbox and writes its two mails: to whoever answers it, and the visitor's acknowledgement. */
export function enquiryMails(context: Context): (data: Jobs["enquiry-mails"]) => Promise<void> {
  return async ({ enquiry_id }) => {
    await fileLead(context, enquiry_id);
    // The mail library takes half a second to load, which is not the start's to wait for.
    const { enquiryMailsOf } = await import("#emails/enquiry-mails.tsx");
    const mails = await enquiryMailsOf(await findLead(context, enquiry_id), context);
    await inTransaction(context, async (context) => {
      for (const mail of mails) await writeMail(context, mail);
    });
  };
}
