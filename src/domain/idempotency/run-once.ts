import { type Context, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { insertResponse, lockKey, type StoredResponse, selectResponse } from "./idempotency-queries.ts";

/** Clients retry within minutes; a day covers one that was offline. */
const RETENTION_MS = 24 * 3_600_000;

type Response = Record<string, unknown>;

/** A call with an idempotency key: a retry gets the stored response. */
export interface IdempotentCall {
  operation: string;
  /** Whose key it is. Keys of different visitors are independent. */
  visitor: string;
  key: string;
  body: unknown;
  /** How long the response is replayed, if less than a day. */
  retention_ms?: number;
}

/** Returns the ID that a response is stored under: a hash of the operation, visitor and key. */
export function getCallId({ operation, visitor, key }: IdempotentCall): string {
  return hash([operation, visitor, key]);
}

/**
 * Returns the stored response of an earlier call with this key, or null.
 *
 * @throws Invalid if the key was used with a different body.
 */
export async function findResponse(context: Context, call: IdempotentCall): Promise<Response | null> {
  const since = new Date(context.clock().getTime() - (call.retention_ms ?? RETENTION_MS));
  const stored = await selectResponse(context.db, getCallId(call), since);
  return stored ? checkSameCall(context, call, stored) : null;
}

/**
 * Runs the work, or returns the stored response if this key was used before. The response is stored in the work's
 * transaction. A rejected call stores nothing and may be retried.
 */
export async function runOnce(
  context: Context,
  call: IdempotentCall,
  work: (context: Context) => Promise<Response>,
): Promise<Response> {
  return runInTransaction(context, async (context) => {
    const id = getCallId(call);
    await lockKey(context.db, id);
    const before = await findResponse(context, call);
    if (before) return before;
    const response = await work(context);
    const now = context.clock();
    const stored = { body_hash: hash(call.body), answer: response };
    await insertResponse(context.db, id, stored, now, new Date(now.getTime() - RETENTION_MS));
    return response;
  });
}

function checkSameCall({ locale }: Context, { body }: IdempotentCall, { body_hash, answer }: StoredResponse): Response {
  if (body_hash === hash(body)) return answer;
  const message = m.api_key_reused({}, getMessageOptions(locale));
  throw new Invalid(message, { "Idempotency-Key": [message] });
}

function hash(value: unknown): string {
  return sha256(JSON.stringify(value));
}
