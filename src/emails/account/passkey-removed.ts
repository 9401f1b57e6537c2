import { m } from "#messages/messages.js";
import { createChangeNotice } from "./create-account-email.tsx";

export const passkeyRemoved = createChangeNotice(
  "passkey_removed",
  m.mail_passkey_removed_subject,
  m.mail_passkey_removed_text,
);
