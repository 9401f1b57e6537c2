import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const recoveryCodeUsed: AccountEmailDefinition = createAccountEmail(
  "recovery_code_used",
  { page: getPagePath("contact") },
  {
    subject: m.mail_recovery_code_used_subject,
    title: m.mail_recovery_code_used_subject,
    text: m.mail_recovery_code_used_text,
    action: m.mail_not_me_action,
    note: m.mail_factor_note,
  },
);
