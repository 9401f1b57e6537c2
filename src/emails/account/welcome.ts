import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const welcome: AccountEmailDefinition = createAccountEmail(
  "welcome",
  { page: getPagePath("verifyEmail"), token: { purpose: "verify_email", hours: 7 * 24 } },
  {
    subject: m.mail_welcome_subject,
    title: m.mail_welcome_title,
    text: m.mail_welcome_text,
    action: m.mail_verify_action,
    note: m.mail_verify_note,
  },
  "email-welcome",
);
