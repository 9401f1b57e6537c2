import type { ShownMail } from "#domain/outbox/read-outbox.ts";
import { m } from "#messages/messages.js";

/** The label of each email status. */
export const MAIL_STATUS: Record<ShownMail["status"], () => string> = {
  waiting: m.desk_mail_waiting,
  sending: m.desk_mail_sending,
  unclear: m.desk_mail_unclear,
  held: m.desk_mail_held,
  blocked: m.desk_mail_blocked,
  unwanted: m.desk_mail_unwanted,
  sent: m.desk_mail_sent,
  failed: m.desk_mail_failed,
};
