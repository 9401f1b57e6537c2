import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const emailChanged: AccountEmailDefinition = createAccountEmail(
  "email_changed",
  { page: getPagePath("contact") },
  {
    subject: m.mail_email_changed_subject,
    title: m.mail_email_changed_title,
    text: m.mail_email_changed_text,
    action: m.mail_not_me_action,
    note: m.mail_email_changed_note,
  },
);
