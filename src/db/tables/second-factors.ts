import type { JSONColumnType } from "kysely";

/** An account's second factor: an authenticator app, passkeys or both. */
export interface SecondFactorTable {
  account_id: number;
  /** Since when signing in requires it; null until a first code confirms the app's setup. */
  confirmed_at: Date | null;
  /** The app's secret, encrypted with the site's key; null if there are only passkeys. */
  totp_sealed: string | null;
  /** The 30-second step of the last accepted code; none is accepted twice. */
  totp_last_step: number | null;
}

/** Recovery codes for a lost second factor: ten, each single-use. */
export interface RecoveryCodeTable {
  account_id: number;
  code_sha256: string;
  used_at: Date | null;
}

/** A passkey, a second factor beside the authenticator app or in its place. */
export interface PasskeyTable {
  /** The credential's id, in base64url. */
  id: string;
  account_id: number;
  /** COSE key, in base64url. */
  public_key: string;
  /** Signature counter; many passkeys always report zero. */
  counter: number;
  /** How the browser reaches it, such as `internal` or `usb`. */
  transports: JSONColumnType<string[], string, string>;
  /** As its owner calls it. */
  name: string;
  created_at: Date;
  used_at: Date | null;
}

/** The challenge that a browser has to sign with a passkey, once, to sign a session in. */
export interface PasskeyChallengeTable {
  session_sha256: string;
  challenge: string;
  expires_at: Date;
}
