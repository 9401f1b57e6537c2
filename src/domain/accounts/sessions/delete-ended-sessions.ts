import type { Context } from "#domain/context.ts";
import { deleteTokens } from "../mails/token-queries.ts";
import { deleteExpiredCodes } from "../verification/email-code-queries.ts";
import { ENDED_SESSION_RETENTION_MS, SESSION_IDLE_MS } from "./session.ts";
import { deleteSessions } from "./session-queries.ts";

/** Deletes sessions and emailed links that ended so long ago that messages about them are no longer needed. */
export async function deleteEndedSessions({ db, clock }: Context): Promise<void> {
  const getTimeBefore = (ms: number): Date => new Date(clock().getTime() - ms);
  const cutoffs = {
    ended: getTimeBefore(ENDED_SESSION_RETENTION_MS),
    expired: getTimeBefore(ENDED_SESSION_RETENTION_MS),
    seen: getTimeBefore(SESSION_IDLE_MS + ENDED_SESSION_RETENTION_MS),
  };
  await deleteSessions(db, cutoffs);
  await deleteTokens(db, getTimeBefore(ENDED_SESSION_RETENTION_MS));
  await deleteExpiredCodes(db, getTimeBefore(0));
}
