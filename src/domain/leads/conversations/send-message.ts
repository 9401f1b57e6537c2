import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { formatPersonName, getNameOrder } from "#editions/person-name.ts";
import type { CountedLimit } from "#integrations/rate-limiter.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { normalizeLines } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { LEAD_TEXT_LIMITS } from "../lead-limits.ts";
import { createLeadProblem } from "../lead-messages.ts";
import { hasEvent, selectLeadRow } from "../lead-queries.ts";
import { fileReply } from "../replies/file-reply.ts";
import { isLeadOf, selectAuthor } from "./conversation-queries.ts";

const MESSAGE = { name: "message", points: 20, seconds: 3_600 };

/** Returns the limits on messages, by account. */
export function getMessageLimits(buyer_id: number): CountedLimit[] {
  return [{ limit: MESSAGE, key: `account ${buyer_id}` }];
}

/** A form's fields. The key is the form's own, so that a message that is posted twice is stored once. */
interface Message {
  conversation: string;
  message: string;
  key: string;
}

/**
 * Adds the signed-in buyer's message to one of their conversations and notifies the agent, as an email that replies to
 * an answer does.
 *
 * @throws NotSignedIn; NotFound for a conversation that isn't the buyer's verified address's; Invalid
 */
export async function sendMessage(context: Context, { conversation, message, key }: Message): Promise<void> {
  const { id } = requireBuyer(context);
  const text = normalizeLines(message);
  if (!text) throw createLeadProblem({ message: "required" }, context.locale);
  if (text.length > LEAD_TEXT_LIMITS.answer) throw createLeadProblem({ message: "too_long" }, context.locale);
  await runInTransaction(context, async (tx) => {
    const { email, email_verified_at, ...name } = await selectAuthor(tx.db, id);
    const lead = isUuid(conversation) ? await selectLeadRow(tx.db, conversation, { forUpdate: true }) : undefined;
    if (!lead || !email_verified_at || !(await isLeadOf(tx.db, lead.id, email.toLowerCase())))
      throw new NotFound(m.messages_not_found());
    if (isUuid(key) && (await hasEvent(tx.db, key))) return;
    const from = formatPersonName(getNameOrder(tx.network.locales[0]), name);
    const details = { email, from, account: true } as const;
    await fileReply(tx, lead, { key: isUuid(key) ? key : null, text, details });
  });
}
