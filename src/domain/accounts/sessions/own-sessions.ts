import Bowser from "bowser";
import { type Context, requireBuyer, requireStaff } from "#domain/context.ts";
import { isLive } from "./session.ts";
import { endSessions, selectOpenSessions } from "./session-queries.ts";

/** One of the viewer's own sessions. */
export interface OwnSession {
  /** Browser and operating system, such as "Firefox, Linux"; null if unknown. */
  browser: string | null;
  created_at: Date;
  seen_at: Date;
  is_current: boolean;
}

/**
 * Returns the viewer's sessions that are still valid, the current one first, then the latest used. @throws NotSignedIn
 */
export async function listOwnSessions(context: Context): Promise<OwnSession[]> {
  const { id, session } = requireSignedIn(context);
  const now = context.clock();
  const sessions = await selectOpenSessions(context.db, id);
  return sessions
    .filter((row) => isLive(row, now))
    .map(({ secret_sha256, user_agent, created_at, seen_at }) => ({
      browser: describeBrowser(user_agent),
      created_at,
      seen_at,
      is_current: secret_sha256 === session,
    }))
    .sort((a, b) => Number(b.is_current) - Number(a.is_current) || b.seen_at.getTime() - a.seen_at.getTime());
}

/** Ends all of the viewer's sessions but the current one. @throws NotSignedIn */
export async function endOtherSessions(context: Context): Promise<void> {
  const { id, session } = requireSignedIn(context);
  await endSessions(context.db, id, context.clock(), session);
  context.recordSecurityEvent?.("sessions_ended", id);
}

function requireSignedIn(context: Context) {
  return context.viewer.role === "staff" ? requireStaff(context) : requireBuyer(context);
}

/** Returns a browser and its operating system, such as "Firefox, Linux"; null if unknown. */
export function describeBrowser(user_agent: string | null): string | null {
  if (!user_agent) return null;
  const { browser, os } = Bowser.parse(user_agent);
  return [browser.name, os.name].filter(Boolean).join(", ") || null;
}
