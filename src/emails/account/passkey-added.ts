import { m } from "#messages/messages.js";
import { createChangeNotice } from "./create-account-email.tsx";

export const passkeyAdded = createChangeNotice(
  "passkey_added",
  m.mail_passkey_added_subject,
  m.mail_passkey_added_text,
);
