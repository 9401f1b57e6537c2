import { m } from "#messages/messages.js";
import { createChangeNotice } from "./create-account-email.tsx";

export const emailChanged = createChangeNotice(
  "email_changed",
  m.email_changed,
  m.mail_email_changed_text,
  m.contact_us_if_not_you,
);
