import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const passwordChanged: AccountEmailDefinition = createAccountEmail(
  "password_changed",
  { page: getPagePath("contact") },
  {
    subject: m.mail_password_changed_subject,
    title: m.mail_password_changed_title,
    text: m.mail_password_changed_text,
    action: m.mail_not_me_action,
    note: m.mail_password_changed_note,
  },
);
