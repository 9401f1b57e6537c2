import { m } from "#messages/messages.js";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const cancelled: AccountEmailDefinition = createAccountEmail("cancelled", null, {
  subject: m.account_cancelled_title,
  title: m.mail_cancelled_title,
  text: m.mail_cancelled_text,
  note: m.mail_cancelled_note,
});
