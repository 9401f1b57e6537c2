import { randomBytes } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "#lib/time/durations.ts";

/** A buyer's session ends after this long without a visit. */
export const SESSION_IDLE_MS = 14 * DAY_MS;

/** Max lifetime of a buyer's session. */
export const SESSION_MAX_MS = 30 * DAY_MS;

/** Staff sign in again after half an hour without activity, and once per working day. */
export const STAFF_SESSION_IDLE_MS = 30 * MINUTE_MS;
export const STAFF_SESSION_MAX_MS = 12 * 60 * MINUTE_MS;

/** How long an ended session's handle gets "Token expired" instead of "Invalid token". */
export const ENDED_SESSION_RETENTION_MS = 30 * DAY_MS;

/** The precision of `seen_at`, so that not every request writes it. */
export const SEEN_STEP_MS = 60_000;

/** Creates the `token` that the browser stores. It authenticates nothing without the cookie. */
export function createHandle(): string {
  return `h_${randomBytes(16).toString("base64url")}`;
}

/** Returns whether a text has the format of a handle. */
export function isHandle(text: string): boolean {
  return /^h_[\w-]{22}$/.test(text);
}

interface Times {
  kind: "buyer" | "staff";
  seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** Returns whether a session is still valid. */
export function isLive({ kind, seen_at, expires_at, ended_at }: Times, now: Date): boolean {
  const idle = kind === "staff" ? STAFF_SESSION_IDLE_MS : SESSION_IDLE_MS;
  return ended_at === null && now < expires_at && now.getTime() - seen_at.getTime() < idle;
}

interface Factors {
  kind: "buyer" | "staff";
  second_factor_at: Date | null;
  second_factor_since: Date | null;
}

/** Returns whether a session grants access: staff need a second factor, buyers only if they have set one up. */
export function hasPassedSecondFactor({ kind, second_factor_at, second_factor_since }: Factors): boolean {
  return second_factor_at !== null || (kind === "buyer" && second_factor_since === null);
}
