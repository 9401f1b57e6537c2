import type { Generated, JSONColumnType } from "kysely";

/** A user of the desk. Agents and managers have rights only to their own records. */
export interface StaffTable {
  account_id: number;
  name: string;
  staff_role: "agent" | "office_manager" | "head_office" | "read_only";
  office_id: number | null;
  agent_id: number | null;
  /** Sample user: signs in with one click, only on the demo's own machine. */
  demo: Generated<boolean>;
  disabled_at: Date | null;
  /** The second factor's secret, encrypted with the site's key. */
  totp_sealed: string | null;
  /** Null until a first code confirms the app's setup. */
  totp_confirmed_at: Date | null;
  /** The 30-second step of the last accepted code; none is accepted twice. */
  totp_last_step: number | null;
}

/** Recovery codes for a lost second factor: ten, each single-use. */
export interface StaffRecoveryCodeTable {
  account_id: number;
  code_sha256: string;
  used_at: Date | null;
}

/** A staff member's passkey, a second factor beside the authenticator app. */
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

/** What a session's browser has to sign with a passkey, once. */
export interface PasskeyChallengeTable {
  session_sha256: string;
  challenge: string;
  expires_at: Date;
}

/** Staff audit log, never updated or deleted. */
export interface StaffActionTable {
  id: Generated<number>;
  account_id: number;
  action: string;
  subject: string;
  office_id: number | null;
  details: JSONColumnType<Record<string, unknown>, string, never>;
  happened_at: Date;
}

/** A link printed by the program to create head office's first account. */
export interface FirstAdminLinkTable {
  token_sha256: string;
  expires_at: Date;
}
