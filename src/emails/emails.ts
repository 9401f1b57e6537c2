import { cancelled } from "./account/cancelled.ts";
import type { AccountEmailDefinition } from "./account/create-account-email.tsx";
import { emailChanged } from "./account/email-changed.ts";
import { factorAdded } from "./account/factor-added.ts";
import { factorRemoved } from "./account/factor-removed.ts";
import { invitation } from "./account/invitation.ts";
import { mailTest } from "./account/mail-test.ts";
import { nameChanged } from "./account/name-changed.ts";
import { passkeyAdded } from "./account/passkey-added.ts";
import { passkeyRemoved } from "./account/passkey-removed.ts";
import { passwordChanged } from "./account/password-changed.ts";
import { phoneChanged } from "./account/phone-changed.ts";
import { recoveryCodeUsed } from "./account/recovery-code-used.ts";
import { resetPassword } from "./account/reset-password.ts";
import { verifyEmail } from "./account/verify-email.ts";
import { welcome } from "./account/welcome.ts";
import { wrongCodes } from "./account/wrong-codes.ts";
import { alert } from "./alert.tsx";
import { digest } from "./digest/digest.ts";
import type { Email, EmailData } from "./email.ts";
import { guideSent } from "./inquiries/guide-sent.tsx";
import { inquiryAcknowledged } from "./inquiries/inquiry-acknowledged.tsx";
import { inquiryReceived } from "./inquiries/inquiry-received.tsx";
import { leadAnswered } from "./inquiries/lead-answered.tsx";
import { leadAssigned } from "./inquiries/lead-assigned.tsx";
import { leadOverdue, leadOverdueAgent } from "./inquiries/lead-overdue.tsx";
import { leadReplied } from "./inquiries/lead-replied.tsx";
import { listingConfirmation } from "./listing-confirmation.tsx";
import { listingWithdrawn } from "./listing-withdrawn.tsx";
import { ndaSignedAgent } from "./ndas/nda-signed-agent.tsx";
import { ndaSignedBuyer } from "./ndas/nda-signed-buyer.tsx";
import { signingLimitReached } from "./ndas/signing-limit-reached.tsx";
import { reviewInvitation } from "./review-invitation.tsx";
import { sellerDraftSaved } from "./seller-draft-saved.tsx";
import { sellerReport } from "./seller-report.tsx";
import { taskReminder } from "./task-reminder.tsx";

const ACCOUNT_EMAILS = {
  welcome,
  verify_email: verifyEmail,
  invitation,
  reset_password: resetPassword,
  password_changed: passwordChanged,
  email_changed: emailChanged,
  name_changed: nameChanged,
  phone_changed: phoneChanged,
  factor_added: factorAdded,
  factor_removed: factorRemoved,
  passkey_added: passkeyAdded,
  passkey_removed: passkeyRemoved,
  recovery_code_used: recoveryCodeUsed,
  wrong_codes: wrongCodes,
  cancelled,
  mail_test: mailTest,
} satisfies Record<string, AccountEmailDefinition>;

export type AccountEmailName = keyof typeof ACCOUNT_EMAILS;

export { createEmailWriter } from "./create-email-writer.tsx";

/** Every email, by the job that writes it. A job writes those that are due, in this order. */
export const EMAILS = {
  "enquiry-mails": {
    inquiryReceived,
    inquiryAcknowledged,
    guideSent,
  },
  "seller-draft-mail": { sellerDraftSaved },
  "review-invitation-mail": { reviewInvitation },
  "listing-confirmation-mail": { listingConfirmation },
  "listing-withdrawn-mail": { listingWithdrawn },
  "seller-report-mail": { sellerReport },
  "task-reminder-mail": { taskReminder },
  "account-mail": ACCOUNT_EMAILS,
  "lead-mail": { leadAnswered, leadAssigned, leadOverdue, leadOverdueAgent, leadReplied },
  "nda-mails": { ndaSignedBuyer, ndaSignedAgent },
  "nda-limit-mail": { signingLimitReached },
  alerts: { alert },
  digests: { digest },
} satisfies { [Job in keyof EmailData]: Record<string, Email<Job>> };
