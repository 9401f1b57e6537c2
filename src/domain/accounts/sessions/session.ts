import { randomBytes } from "node:crypto";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A buyer who has not come back for so long signs in again. */
export const SESSION_IDLE_MS = 14 * DAY_MS;

/** And so does one who comes every day, after this long. */
export const SESSION_MAX_MS = 30 * DAY_MS;

/** Who works at the desk is asked again after half an hour away, and once a working day. */
export const STAFF_SESSION_IDLE_MS = 30 * MINUTE_MS;
export const STAFF_SESSION_MAX_MS = 12 * 60 * MINUTE_MS;

/** For so long an ended session's handle is told that it is over, instead of that there is no such thing. */
export const ENDED_SESSION_RETENTION_MS = 30 * DAY_MS;

/** How exactly it is known when somebody was last here: what each request would write otherwise. */
export const SEEN_STEP_MS = 60_000;

/** What the browser keeps as `token`. It proves nothing without the cookie. */
export function newHandle(): string {
  return `h_${randomBytes(16).toString("base64url")}`;
}

/** Whether a text could be a handle of ours at all. */
export function isHandle(text: string): boolean {
  return /^h_[\w-]{22}$/.test(text);
}

interface Times {
  kind: "buyer" | "staff";
  seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** Whether a session still signs anybody in. */
export function isLive({ kind, seen_at, expires_at, ended_at }: Times, now: Date): boolean {
  const idle = kind === "staff" ? STAFF_SESSION_IDLE_MS : SESSION_IDLE_MS;
  return ended_at === null && now < expires_at && now.getTime() - seen_at.getTime() < idle;
}
