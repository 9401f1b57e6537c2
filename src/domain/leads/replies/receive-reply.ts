import { createHash } from "node:crypto";
import { type Context, runInTransaction } from "#domain/context.ts";
import type { ReceivedMail } from "#integrations/received-mail.ts";
import { cutText, normalizeLines, toSingleLine } from "#lib/plain-text.ts";
import { HOUR_MS } from "#lib/time/durations.ts";
import { LEAD_TEXT_LIMITS } from "../lead-limits.ts";
import { hasEvent, selectLeadRow } from "../lead-queries.ts";
import { fileReply } from "./file-reply.ts";
import { isAutomatic } from "./is-automatic.ts";
import { splitReceivedFiles, storeReceivedFiles } from "./lead-files.ts";
import { removeQuoted } from "./remove-quoted.ts";
import { findToken } from "./reply-address.ts";
import { countRepliesSince, isAddressOfLead, selectLeadIdByToken } from "./reply-queries.ts";

/** More replies to one lead within an hour are a loop between two programs. */
const MAX_REPLIES_PER_HOUR = 20;

/**
 * `filed`: the email was added to the lead. `repeated`: it had been added before. Emails with any other result were
 * ignored.
 */
export type ReplyResult = "filed" | "repeated" | "automatic" | "too_many" | "unknown_address";

/**
 * Adds an email that replies to a lead to its history, makes the lead wait for an answer again, and notifies the agent.
 * The token in the recipient's address identifies the lead. People may reply from any address, but so may anyone who
 * has learned the token. So an email from an address that isn't the lead's is marked, is shown with this address
 * instead of the sender's name, and isn't the default recipient of the agent's answer. Automatic emails and loops are
 * ignored, and an email that is delivered twice is added once.
 */
export async function receiveReply(context: Context, mail: ReceivedMail): Promise<ReplyResult> {
  const token = findToken(mail.recipients);
  const leadId = token && (await selectLeadIdByToken(context.db, token));
  if (!leadId) return "unknown_address";
  if (isAutomatic(mail) || isOwnAddress(context, mail)) return "automatic";
  const key = createKey(mail);
  return runInTransaction(context, async (tx) => {
    const now = tx.clock();
    const lead = await selectLeadRow(tx.db, leadId, { forUpdate: true });
    if (!lead) return "unknown_address";
    if (await hasEvent(tx.db, key)) return "repeated";
    const recent = await countRepliesSince(tx.db, lead.id, new Date(now.getTime() - HOUR_MS));
    if (recent >= MAX_REPLIES_PER_HOUR) return "too_many";
    const full = cutText(normalizeLines(mail.text), LEAD_TEXT_LIMITS.reply);
    const text = removeQuoted(full);
    const address = toDetail(mail.from?.address ?? "");
    const isKnown = await isAddressOfLead(tx.db, lead.id, address);
    const { stored, left_out } = splitReceivedFiles(mail.attachments);
    const event_id = await fileReply(tx, lead, {
      key,
      text,
      details: {
        email: address,
        from: toDetail((isKnown && mail.from?.name) || address),
        ...(!isKnown && { other_address: true }),
        subject: toDetail(mail.subject),
        message_id: mail.message_id,
        ...(text !== full && { full }),
        ...(left_out.length > 0 && { left_out }),
      },
    });
    await storeReceivedFiles(tx, { lead_id: lead.id, event_id }, stored);
    return "filed";
  });
}

function toDetail(text: string): string {
  return cutText(toSingleLine(text), LEAD_TEXT_LIMITS.subject);
}

/**
 * Returns whether an email is one of ours that came back, for example because someone forwards all mail to the address
 * for replies.
 */
function isOwnAddress({ network }: Context, { from }: ReceivedMail): boolean {
  const address = from?.address.toLowerCase() ?? "";
  return findToken([address]) !== null || address === network.reply_address?.toLowerCase();
}

/** Creates the idempotency key of an email: the same for every delivery of it. */
function createKey({ message_id, from, subject, text }: ReceivedMail): string {
  const identity = message_id ?? JSON.stringify([from?.address, subject, text]);
  const hex = createHash("sha256").update(identity).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
