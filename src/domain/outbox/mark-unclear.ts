import type { Context } from "#domain/context.ts";
import { markMailsUnclear } from "./outbox-queries.ts";

/** Longer than a mail server takes to respond and longer than a job runs. */
const SENDING_TIMEOUT_MS = 10 * 60_000;

/**
 * Marks emails that must not be sent twice and whose sending never finished, because the process died or the database
 * was down after the server accepted them. The desk lists them. Returns how many were newly marked.
 */
export function markUnclear({ db, clock }: Pick<Context, "db" | "clock">): Promise<number> {
  return markMailsUnclear(db, new Date(clock().getTime() - SENDING_TIMEOUT_MS));
}
