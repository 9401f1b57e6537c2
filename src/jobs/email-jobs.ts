import { getAccountEmailData } from "#domain/accounts/mails/account-email.ts";
import { type Context, type Jobs, runInTransaction } from "#domain/context.ts";
import { getTaskEmail } from "#domain/deals/tasks/task-email.ts";
import { selectDraftById } from "#domain/leads/inquiries/sellers/draft-queries.ts";
import { getLeadEmailData } from "#domain/leads/lead-email.ts";
import { getConfirmationEmail } from "#domain/listings/freshness/confirmation-email.ts";
import { getWithdrawalEmail } from "#domain/listings/freshness/withdrawal-email.ts";
import { getSellerReportEmail } from "#domain/listings/seller-pages/send-seller-reports.ts";
import { appendEvent } from "#domain/ndas/evidence/append-event.ts";
import { getNdaEmailData } from "#domain/ndas/nda-email.ts";
import { getSigningLimitEmail } from "#domain/ndas/signing/signing-limit-email.ts";
import { type NewMail, writeMail } from "#domain/outbox/write-mail.ts";
import { getReviewInvitationEmail } from "#domain/reviews/review-invitation-email.ts";
import type { Email, EmailData } from "#emails/email.ts";
import { getInquiryEmailData } from "./get-inquiry-email-data.ts";

type JobName = keyof EmailData & keyof Jobs;

interface EmailJob<Name extends JobName> {
  /** Loads the data for its emails; null if there is nothing to write. */
  read(context: Context, data: Jobs[Name]): Promise<EmailData[Name] | null>;
  /** Records that an email was written. */
  record?(context: Context, data: EmailData[Name], mail: NewMail & Pick<Email<Name>, "recipient">): Promise<unknown>;
}

const EMAIL_JOBS: { [Name in JobName]: EmailJob<Name> } = {
  "enquiry-mails": { read: getInquiryEmailData },
  "seller-draft-mail": {
    // No email is needed if the registration has been submitted since.
    async read({ db }, { draft_id, token }) {
      const draft = await selectDraftById(db, draft_id);
      return draft ? { ...draft, token } : null;
    },
  },
  "review-invitation-mail": { read: getReviewInvitationEmail },
  "listing-confirmation-mail": { read: getConfirmationEmail },
  "listing-withdrawn-mail": { read: getWithdrawalEmail },
  "seller-report-mail": { read: getSellerReportEmail },
  "task-reminder-mail": { read: getTaskEmail },
  "account-mail": {
    async read(context, data) {
      const { EMAILS } = await loadEmails();
      return getAccountEmailData(context, data, EMAILS["account-mail"][data.kind].link);
    },
  },
  "lead-mail": { read: (context, { event_id }) => getLeadEmailData(context, event_id) },
  "nda-mails": {
    // Creates the PDF first if signing was interrupted.
    read: (context, { nda_id }) => getNdaEmailData(context, nda_id),
    record: (context, { nda: { id: nda_id, buyer_id, listing_number } }, { recipient, to }) =>
      appendEvent(context, {
        kind: "e-mailed",
        nda_id,
        buyer_id,
        listing_number,
        details: { to: recipient, address: to },
      }),
  },
  "nda-limit-mail": { read: getSigningLimitEmail },
};

type Handlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

export function createEmailJobs(context: Context): Handlers {
  const create = (name: JobName) => (data: Jobs[typeof name]) => writeEmails(context, name, data);
  return Object.fromEntries((Object.keys(EMAIL_JOBS) as JobName[]).map((name) => [name, create(name)])) as Handlers;
}

async function writeEmails<Name extends JobName>(context: Context, name: Name, job: Jobs[Name]): Promise<void> {
  const { read, record } = EMAIL_JOBS[name];
  const data = await read(context, job);
  if (!data) return;
  const { EMAILS, createEmailWriter } = await loadEmails();
  const mails: Parameters<NonNullable<typeof record>>[2][] = [];
  for (const email of Object.values<Email<Name>>(EMAILS[name] as Record<string, Email<Name>>)) {
    const mail = await createEmailWriter(email, context)(data);
    if (mail) mails.push({ ...mail, recipient: email.recipient });
  }
  await runInTransaction(context, async (tx) => {
    for (const { recipient, ...mail } of mails)
      if (await writeMail(tx, mail)) await record?.(tx, data, { ...mail, recipient });
  });
}

/** Imports the emails. The mail library takes half a second to load, so it isn't loaded at startup. */
function loadEmails() {
  return import("#emails/emails.ts");
}
