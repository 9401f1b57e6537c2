import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const verifyEmail: AccountEmailDefinition = createAccountEmail(
  "verify_email",
  { page: getPagePath("verifyEmail"), token: { purpose: "verify_email", hours: 7 * 24 } },
  {
    subject: m.confirm_email,
    title: m.mail_verify_title,
    text: m.mail_verify_text,
    action: m.mail_verify_action,
    note: m.mail_verify_note,
  },
);
