import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const passwordChanged: AccountEmailDefinition = createAccountEmail(
  "password_changed",
  { page: getPagePath("contact") },
  {
    subject: m.password_changed,
    title: m.password_changed,
    text: m.mail_password_changed_text,
    action: m.mail_not_me_action,
    note: m.contact_us_if_not_you,
  },
);
