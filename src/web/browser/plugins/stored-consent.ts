import type { Choices } from "./plugin.ts";

const COOKIE_NAME = "consent";
/** Half a year; then the visitor is asked again. */
const COOKIE_MAX_AGE_SECONDS = 15_552_000;
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const CONSENT_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([01])\\.([01])\\.(${UUID})(?:;|$)`);

/** A choice and the ID under which it was recorded. */
export interface StoredConsent extends Choices {
  visitor: string;
}

/** Reads a visitor's choice from the `consent` cookie (`1.0.` and the ID); null if there is none. */
export function readConsent(cookies: string): StoredConsent | null {
  const [, analytics, marketing, visitor] = CONSENT_PATTERN.exec(cookies) ?? [];
  return visitor ? { analytics: analytics === "1", marketing: marketing === "1", visitor } : null;
}

/** Formats the cookie that stores the choice. Pages are the same for every choice. */
export function formatConsentCookie({ analytics, marketing, visitor }: StoredConsent, isSecure: boolean): string {
  const value = `${Number(analytics)}.${Number(marketing)}.${visitor}`;
  return `${COOKIE_NAME}=${value}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
