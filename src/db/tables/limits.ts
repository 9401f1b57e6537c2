import type { Generated, JSONColumnType } from "kysely";

/** How often a key used a limited action; written by the rate limiter's own SQL. */
export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  /** Reset time in milliseconds since 1970. */
  expire: number | null;
}

/** The response to a call with an `Idempotency-Key`. */
export interface IdempotentAnswerTable {
  /** Hash of the call, the visitor and their key. */
  id: string;
  body_hash: string;
  answer: JSONColumnType<Record<string, unknown>, string, string>;
  answered_at: Date;
}
