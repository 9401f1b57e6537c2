import { type Context, inTransaction } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { insertAnswer, lockAnswer, type StoredAnswer, selectAnswer } from "./idempotency-queries.ts";

/** A client that tries again does so within minutes; a day covers one that was offline. */
const RETENTION_MS = 24 * 3_600_000;

type Answer = Record<string, unknown>;

/** A call that its maker has numbered, so that trying again does not do it again. */
export interface NumberedCall {
  operation: string;
  /** Whose numbers they are. */
  visitor: string;
  key: string;
  body: unknown;
  /** For how long it is answered again, where that is less than a day. */
  kept_ms?: number;
}

/** A call's number as it is looked up: two calls have the same only when everything but the body is the same. */
export function parseNumber({ operation, visitor, key }: NumberedCall): string {
  return hash([operation, visitor, key]);
}

/** What the call was answered before, or null. @throws Invalid when the number was used for another body. */
export async function answeredBefore(context: Context, call: NumberedCall): Promise<Answer | null> {
  const since = new Date(context.clock().getTime() - (call.kept_ms ?? RETENTION_MS));
  const stored = await selectAnswer(context.db, parseNumber(call), since);
  return stored ? sameCall(context, call, stored) : null;
}

/**
 * Does the work, unless it has been done under this number: then it answers as it did. The answer is kept in the
 * transaction of the work, so that neither is there without the other; what is refused may be tried again.
 */
export async function answerOnce(
  context: Context,
  call: NumberedCall,
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(context, async (context) => {
    const id = parseNumber(call);
    await lockAnswer(context.db, id);
    const before = await answeredBefore(context, call);
    if (before) return before;
    const answer = await work(context);
    const now = context.clock();
    const stored = { body_hash: hash(call.body), answer };
    await insertAnswer(context.db, id, stored, now, new Date(now.getTime() - RETENTION_MS));
    return answer;
  });
}

function sameCall({ locale }: Context, { body }: NumberedCall, { body_hash, answer }: StoredAnswer): Answer {
  if (body_hash === hash(body)) return answer;
  const message = m.api_key_reused({}, messagesIn(locale));
  throw new Invalid(message, { "Idempotency-Key": [message] });
}

function hash(value: unknown): string {
  return sha256(JSON.stringify(value));
}
