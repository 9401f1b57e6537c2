import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const passkeyAdded: AccountEmailDefinition = createAccountEmail(
  "passkey_added",
  { page: getPagePath("contact") },
  {
    subject: m.mail_passkey_added_subject,
    title: m.mail_passkey_added_subject,
    text: m.mail_passkey_added_text,
    action: m.mail_not_me_action,
    note: m.mail_factor_note,
  },
);
