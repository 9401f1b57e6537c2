import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const phoneChanged: AccountEmailDefinition = createAccountEmail(
  "phone_changed",
  { page: getPagePath("contact") },
  {
    subject: m.mail_phone_changed_subject,
    title: m.mail_phone_changed_subject,
    text: m.mail_phone_changed_text,
    action: m.mail_not_me_action,
    note: m.mail_factor_note,
  },
);
