import { Secret, TOTP } from "otpauth";

/** Seconds that a code stands for, and digits it has: what every authenticator app knows (RFC 6238). */
const PERIOD = 30;
const DIGITS = 6;

/** Codes of one step before and after are taken too: clocks differ. */
const WINDOW = 1;

/** 160 random bits in base 32, as RFC 4226 asks for. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the drawn code. */
export function totpAddress(secret: string, email: string, issuer: string): string {
  return totp(secret, email, issuer).toString();
}

/** The code of a moment. */
export function codeAt(secret: string, moment: Date): string {
  return totp(secret).generate({ timestamp: moment.getTime() });
}

/** The 30-second step of a code that is good now; null for any other. */
export function getStep(secret: string, code: string, now: Date): number | null {
  const typed = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(typed)) return null;
  const delta = totp(secret).validate({ token: typed, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD) + delta;
}

function totp(secret: string, label = "", issuer = ""): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: DIGITS,
    period: PERIOD,
    label,
    issuer,
  });
}
