import type { Context } from "#domain/context.ts";
import { updateToUnclear } from "./outbox-queries.ts";

/** Longer than a mail server may be silent, and than a job may take. */
const SENDING_TIMEOUT_MS = 10 * 60_000;

/**
 * Marks the mails that must not arrive twice and whose sending nobody has ended: whoever did died over them, or the
 * database was away when the server had taken them. The desk lists them. Answers how many were new.
 */
export function markUnclear({ db, clock }: Pick<Context, "db" | "clock">): Promise<number> {
  return updateToUnclear(db, new Date(clock().getTime() - SENDING_TIMEOUT_MS));
}
