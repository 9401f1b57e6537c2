import { m } from "#messages/messages.js";
import { createChangeNotice } from "./create-account-email.tsx";

export const phoneChanged = createChangeNotice(
  "phone_changed",
  m.mail_phone_changed_subject,
  m.mail_phone_changed_text,
);
