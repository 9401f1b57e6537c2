import { randomUUID } from "node:crypto";
import type { MailAttachment } from "#db/tables/inquiries.ts";
import { type Context, enqueue } from "#domain/context.ts";
import { oneLine } from "#lib/plain-text.ts";
import { isDemoAddress } from "./demo-address.ts";
import { insertMail } from "./outbox-queries.ts";

export interface NewMail {
  /** Says what the mail is about and to whom (`enquiry:<id>:agent`): of one key, one mail is ever written. */
  key: string;
  /** Bare addresses. */
  to: string;
  reply_to?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Files of the store that go along. */
  attachments?: MailAttachment[];
  /** Lost rather than sent again where nobody knows whether it was sent. */
  never_twice?: boolean;
  /** The buyer whose weekly mail it is: it is not sent once they have unsubscribed. */
  weekly_of?: number;
}

/** Puts a mail into the outbox and queues its sending, with the fate of the transaction it is called in. False where it was there already. */
export async function writeMail(context: Context, mail: NewMail): Promise<boolean> {
  const id = randomUUID();
  const isHeld = isDemoAddress(mail.to);
  const isNew = await insertMail(context.db, {
    id,
    key: mail.key,
    to_address: oneLine(mail.to),
    reply_to: mail.reply_to === undefined ? null : oneLine(mail.reply_to),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: JSON.stringify({ "Message-ID": messageId(context, id), ...mail.headers }),
    attachments: JSON.stringify(mail.attachments ?? []),
    status: isHeld ? "held" : "waiting",
    never_twice: mail.never_twice ?? false,
    weekly_of: mail.weekly_of ?? null,
    created_at: context.clock(),
  });
  if (isNew && !isHeld) await enqueue(context, "send-mail", { outbox_id: id });
  return isNew;
}

function messageId({ network }: Context, id: string): string {
  return `<${id}@${new URL(network.origin).hostname}>`;
}
