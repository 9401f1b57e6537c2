import { m } from "#messages/messages.js";
import { createChangeNotice } from "./create-account-email.tsx";

export const nameChanged = createChangeNotice("name_changed", m.mail_name_changed_subject, m.mail_name_changed_text);
