import type { Context } from "#domain/context.ts";
import { deleteTokens } from "../mails/token-queries.ts";
import { IDLE_MS, REMEMBERED_MS } from "./session.ts";
import { deleteSessions } from "./session-queries.ts";

/** Forgets the sessions and mailed links that have been over for longer than anybody is told of it. */
export async function forgetEnded({ db, clock }: Context): Promise<void> {
  const before = (ms: number): Date => new Date(clock().getTime() - ms);
  const over = { ended: before(REMEMBERED_MS), expired: before(REMEMBERED_MS), seen: before(IDLE_MS + REMEMBERED_MS) };
  await deleteSessions(db, over);
  await deleteTokens(db, before(REMEMBERED_MS));
}
