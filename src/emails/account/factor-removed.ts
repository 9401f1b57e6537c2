import { m } from "#messages/messages.js";
import { createChangeNotice } from "./create-account-email.tsx";

export const factorRemoved = createChangeNotice(
  "factor_removed",
  m.mail_factor_removed_subject,
  m.mail_factor_removed_text,
);
