import type { Generated, JSONColumnType } from "kysely";

/** Somebody who works at the desk. An agent's and a manager's rights end at what is theirs. */
export interface StaffTable {
  account_id: number;
  name: string;
  rank: "agent" | "office_manager" | "head_office" | "read_only";
  office_id: number | null;
  agent_id: number | null;
  /** Invented: signs in by one click on the demonstration's own machine, and nowhere else. */
  demo: Generated<boolean>;
  disabled_at: Date | null;
  /** The second factor's secret, sealed with the site's key. */
  totp_sealed: string | null;
  /** Null until a first code has shown that their app has the secret. */
  totp_confirmed_at: Date | null;
  /** The 30-second step of the last code taken: none is taken twice. */
  totp_last_step: number | null;
}

/** What signs somebody in who has lost their second factor: ten, each good once. */
export interface StaffRecoveryCodeTable {
  account_id: number;
  code_sha256: string;
  used_at: Date | null;
}

/** What staff did, never changed and never deleted. */
export interface StaffActionTable {
  id: Generated<number>;
  account_id: number;
  action: string;
  subject: string;
  office_id: number | null;
  details: JSONColumnType<Record<string, unknown>, string, never>;
  happened_at: Date;
}

/** A link that the program printed, by which the first account of head office is opened. */
export interface StaffOpeningTable {
  token_sha256: string;
  expires_at: Date;
}
