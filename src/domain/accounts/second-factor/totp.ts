import { Secret, TOTP } from "otpauth";

/** Step in seconds and number of digits, as every authenticator app expects (RFC 6238). */
const PERIOD = 30;
const DIGITS = 6;

/** Also accepts codes from one step before and after, because clocks differ. */
const WINDOW = 1;

/** Creates a secret: 160 random bits in base 32, as RFC 4226 recommends. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the URI for an authenticator app's QR code. */
export function getTotpUri(secret: string, email: string, issuer: string): string {
  return createTotp(secret, email, issuer).toString();
}

export function getCodeAt(secret: string, moment: Date): string {
  return createTotp(secret).generate({ timestamp: moment.getTime() });
}

/** Returns the 30-second step of a code that is valid now, or null. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const typed = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(typed)) return null;
  const delta = createTotp(secret).validate({ token: typed, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD) + delta;
}

function createTotp(secret: string, label = "", issuer = ""): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: DIGITS,
    period: PERIOD,
    label,
    issuer,
  });
}
