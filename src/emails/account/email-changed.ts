import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const emailChanged: AccountEmailDefinition = createAccountEmail(
  "email_changed",
  { page: getPagePath("contact") },
  {
    subject: m.email_changed,
    title: m.email_changed,
    text: m.mail_email_changed_text,
    action: m.mail_not_me_action,
    note: m.contact_us_if_not_you,
  },
);
