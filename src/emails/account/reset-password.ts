import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const resetPassword: AccountEmailDefinition = createAccountEmail(
  "reset_password",
  {
    page: getPagePath("resetPassword"),
    staff_page: "/desk/new-password",
    token: { purpose: "reset_password", hours: 1 },
  },
  {
    subject: m.choose_new_password,
    title: m.mail_reset_title,
    text: m.mail_reset_text,
    action: m.mail_reset_action,
    note: m.mail_reset_note,
  },
);
