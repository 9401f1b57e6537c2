import type { Context } from "#domain/context.ts";
import { deleteTokens } from "../mails/token-queries.ts";
import { deleteExpiredCodes } from "../verification/email-code-queries.ts";
import { ENDED_SESSION_RETENTION_MS, SESSION_IDLE_MS } from "./session.ts";
import { deleteSessions } from "./session-queries.ts";

/** Forgets the sessions and mailed links that have been over for longer than anybody is told of it. */
export async function deleteEndedSessions({ db, clock }: Context): Promise<void> {
  const before = (ms: number): Date => new Date(clock().getTime() - ms);
  const over = {
    ended: before(ENDED_SESSION_RETENTION_MS),
    expired: before(ENDED_SESSION_RETENTION_MS),
    seen: before(SESSION_IDLE_MS + ENDED_SESSION_RETENTION_MS),
  };
  await deleteSessions(db, over);
  await deleteTokens(db, before(ENDED_SESSION_RETENTION_MS));
  await deleteExpiredCodes(db, before(0));
}
