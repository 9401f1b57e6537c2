import { randomUUID } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { findMail } from "#domain/outbox/find-mail.ts";
import { type ReplyResult, receiveReply } from "./receive-reply.ts";
import { addToken, getReplyToken } from "./reply-address.ts";
import { selectLeadsOfMails } from "./reply-queries.ts";

/** Stands in for the mailbox for replies, which only a real mail server can deliver to. */
const DEMO_ADDRESS = "replies@example.com";

/**
 * Replies to an email in the demo's outbox as its recipient would, and receives the reply as if a mail server had passed
 * it on. The caller must check that the outbox is public.
 *
 * @throws NotFound
 */
export async function replyInDemo(context: Context, mailId: string, text: string): Promise<ReplyResult> {
  const { to_address, subject } = await findMail(context, mailId);
  const leadId = (await selectLeadsOfMails(context.db, [mailId])).get(mailId);
  if (!leadId) return "unknown_address";
  const token = await getReplyToken(context.db, leadId);
  return receiveReply(context, {
    message_id: `<${randomUUID()}@example.com>`,
    from: { name: "", address: to_address },
    recipients: [addToken(DEMO_ADDRESS, token)],
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text,
    headers: new Map(),
    attachments: [],
  });
}
