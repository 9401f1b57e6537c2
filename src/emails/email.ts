import type { MailAttachment } from "#db/tables/inquiries.ts";
import type { AccountEmail } from "#domain/accounts/mails/account-email.ts";
import type { AlertEmail } from "#domain/buyers/alerts/mails/alert-email.ts";
import type { DigestEmail } from "#domain/buyers/digests/digest-email.ts";
import type { EmailSection, EmailTexts } from "#domain/content/settings/email-texts.ts";
import type { Context } from "#domain/context.ts";
import type { TaskEmail } from "#domain/deals/tasks/task-email.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import type { DraftRow } from "#domain/leads/inquiries/sellers/draft-queries.ts";
import type { VisitorAddress } from "#domain/leads/inquiries/visitor-address.ts";
import type { LeadEmail } from "#domain/leads/lead-email.ts";
import type { ConfirmationEmail } from "#domain/listings/freshness/confirmation-email.ts";
import type { WithdrawalEmail } from "#domain/listings/freshness/withdrawal-email.ts";
import type { SellerReportEmail } from "#domain/listings/seller-pages/send-seller-reports.ts";
import type { NdaEmail } from "#domain/ndas/nda-email.ts";
import type { SigningLimitEmail } from "#domain/ndas/signing/signing-limit-email.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import type { ReviewInvitationEmail } from "#domain/reviews/review-invitation-email.ts";
import type { Locale } from "#editions/locales.ts";
import type { getMessageOptions } from "#editions/message-locale.ts";

/** The data that emails are written from, by job. */
export interface EmailData {
  "enquiry-mails": { lead: Lead; report: MailAttachment | null; visitor: VisitorAddress };
  "seller-draft-mail": Pick<DraftRow, "id" | "email" | "locale" | "path" | "expires_at"> & { token: string };
  "review-invitation-mail": ReviewInvitationEmail;
  "listing-confirmation-mail": ConfirmationEmail;
  "listing-withdrawn-mail": WithdrawalEmail;
  "seller-report-mail": SellerReportEmail;
  "task-reminder-mail": TaskEmail;
  "account-mail": AccountEmail;
  "lead-mail": LeadEmail;
  "nda-mails": NdaEmail;
  "nda-limit-mail": SigningLimitEmail;
  alerts: AlertEmail;
  digests: DigestEmail;
}

export type Setting = Pick<Context, "network" | "edition" | "locale"> & {
  /** The database with head office's own texts. Without it, emails use the standard texts. */
  db?: Context["db"];
};

/** An email's data, and the reader's language. */
export type EmailProps<Data> = Data &
  Omit<Setting, "db"> & {
    options: ReturnType<typeof getMessageOptions>;
    /** Head office's own texts, except the subject, which replaces `subject`. */
    texts: EmailTexts;
  };

/** Headers by kind of email. All but personal ones tell mail servers not to reply automatically. */
export const HEADERS = {
  personal: {},
  notice: { "Auto-Submitted": "auto-generated" },
  silent: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  // Marks an automatic reply to a message (RFC 3834).
  reply: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
};

/** An email that a job writes. If `isDue` limits which data the email is for, `Data` may be that narrower type. */
export interface Email<Job extends keyof EmailData, Data = EmailData[Job]> {
  kind: keyof typeof HEADERS;
  recipient: "visitor" | "buyer" | "agent" | "account";
  /** Returns whether to write this email for the job's data. By default it is always written. */
  isDue?(data: EmailData[Job]): boolean;
  /** The reader's language; the network's by default. */
  locale?(data: Data): Locale;
  /** Returns the key, recipient and attachments. */
  envelope(props: EmailProps<Data>): Omit<NewMail, "subject" | "text" | "html">;
  subject(props: EmailProps<Data>): string;
  /** The section with head office's own texts, and the values of all its placeholders except the brand. */
  texts?: { section: EmailSection; values(props: EmailProps<Data>): Record<string, string> };
  /** The token that unsubscribes from emails like this. */
  unsubscribeToken?(data: Data): string;
  content: Sheet<Data> | BulkContent<Data>;
}

/** An email in the common layout. */
export interface Sheet<Data> {
  /** Preview text next to the subject in the inbox. */
  preview(props: EmailProps<Data>): string;
  /** Why the reader gets this email. */
  reason(props: EmailProps<Data>): string;
  body(props: EmailProps<Data>): React.ReactNode;
}

/** An email to many readers, whose common parts are rendered once. */
export interface BulkContent<Data> {
  createRenderer(setting: Setting): Renderer<Data>;
}

export interface Renderer<Data> {
  render(props: EmailProps<Data>): Promise<Pick<NewMail, "html" | "text">>;
}
