import type { ShownMail } from "#domain/outbox/read-outbox.ts";
import { m } from "#messages/messages.js";

/** How a mail's sending goes, in words; in the order in which lists offer them. */
export const MAIL_STATES: Record<ShownMail["status"], () => string> = {
  waiting: m.desk_mail_waiting,
  sending: m.desk_mail_sending,
  sent: m.desk_mail_sent,
  failed: m.desk_mail_failed,
  unclear: m.desk_mail_unclear,
  blocked: m.desk_mail_blocked,
  held: m.desk_mail_held,
};
