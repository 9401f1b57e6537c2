import { m } from "#messages/messages.js";
import { createChangeNotice } from "./create-account-email.tsx";

export const passwordChanged = createChangeNotice(
  "password_changed",
  m.password_changed,
  m.mail_password_changed_text,
  m.contact_us_if_not_you,
);
