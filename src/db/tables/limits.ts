import type { Generated, JSONColumnType } from "kysely";

/** How often a key did something that is limited; written by the rate limiter's own SQL. */
export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  /** Milliseconds since 1970; then it begins anew. */
  expire: number | null;
}

/** What a call that carried an `Idempotency-Key` was answered. */
export interface IdempotentAnswerTable {
  /** Hash of the call, the visitor and their key. */
  id: string;
  body_hash: string;
  answer: JSONColumnType<Record<string, unknown>, string, string>;
  answered_at: Date;
}
