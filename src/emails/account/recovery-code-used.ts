import { m } from "#messages/messages.js";
import { createChangeNotice } from "./create-account-email.tsx";

export const recoveryCodeUsed = createChangeNotice(
  "recovery_code_used",
  m.mail_recovery_code_used_subject,
  m.mail_recovery_code_used_text,
);
