import { m } from "#messages/messages.js";
import { createChangeNotice } from "./create-account-email.tsx";

export const factorAdded = createChangeNotice("factor_added", m.mail_factor_added_subject, m.mail_factor_added_text);
