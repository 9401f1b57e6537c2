import { m } from "#messages/messages.js";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const invitation: AccountEmailDefinition = createAccountEmail(
  "invitation",
  { page: "/desk/invitation", token: { purpose: "invitation", hours: 7 * 24 } },
  {
    subject: m.mail_invitation_subject,
    title: m.mail_invitation_title,
    text: m.mail_invitation_text,
    action: m.mail_invitation_action,
    note: m.mail_invitation_note,
  },
  "email-invitation",
);
