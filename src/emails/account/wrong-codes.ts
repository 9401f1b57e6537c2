import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const wrongCodes: AccountEmailDefinition = createAccountEmail(
  "wrong_codes",
  { page: getPagePath("resetPassword"), staff_page: "/desk/forgot-password" },
  {
    subject: m.mail_wrong_codes_subject,
    title: m.mail_wrong_codes_subject,
    text: m.mail_wrong_codes_text,
    action: m.mail_wrong_codes_action,
    note: m.mail_wrong_codes_note,
  },
);
