import { m } from "#messages/messages.js";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const mailTest: AccountEmailDefinition = createAccountEmail(
  "mail_test",
  { page: "/desk/network-set-up" },
  {
    subject: m.mail_test_subject,
    title: m.mail_test_title,
    text: m.mail_test_text,
    action: m.mail_test_action,
    note: m.mail_test_note,
  },
);
