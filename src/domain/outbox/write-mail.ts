import { randomUUID } from "node:crypto";
import type { MailAttachment } from "#db/tables/inquiries.ts";
import { type Context, enqueue } from "#domain/context.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { isDemoAddress } from "./demo-address.ts";
import { insertMail } from "./outbox-queries.ts";

export interface NewMail {
  /** Identifies the subject and recipient (`enquiry:<id>:agent`). Only one email is ever written per key. */
  key: string;
  /** An email address without a display name. */
  to: string;
  reply_to?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Stored files to attach. */
  attachments?: MailAttachment[];
  /** Whether to lose the email rather than resend it if its delivery is unclear. */
  never_twice?: boolean;
  /** The buyer whose weekly email this is. It isn't sent after they unsubscribe. */
  weekly_of?: number;
}

/** Writes an email to the outbox and queues it in the caller's transaction. Returns false if it already exists. */
export async function writeMail(context: Context, mail: NewMail): Promise<boolean> {
  const id = randomUUID();
  const isHeld = isDemoAddress(mail.to);
  const isNew = await insertMail(context.db, {
    id,
    key: mail.key,
    to_address: toSingleLine(mail.to),
    reply_to: mail.reply_to === undefined ? null : toSingleLine(mail.reply_to),
    subject: toSingleLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: JSON.stringify({ "Message-ID": createMessageId(context, id), ...mail.headers }),
    attachments: JSON.stringify(mail.attachments ?? []),
    status: isHeld ? "held" : "waiting",
    never_twice: mail.never_twice ?? false,
    weekly_of: mail.weekly_of ?? null,
    created_at: context.clock(),
  });
  if (isNew && !isHeld) await enqueue(context, "send-mail", { outbox_id: id });
  return isNew;
}

function createMessageId({ network }: Context, id: string): string {
  return `<${id}@${new URL(network.origin).hostname}>`;
}
