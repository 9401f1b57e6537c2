import type { Generated } from "kysely";

/**
 * An email address of someone who inquired, signed an NDA or has a buyer account. Database triggers maintain the rows.
 */
export interface ContactTable {
  id: string;
  /** Lowercase. */
  email: string;
  /** The contact of the same person's main address, if someone at the desk merged them. */
  merged_into: string | null;
  /** The person's last inquiry, signature or registration, over all their addresses; null if all of them are spam. */
  latest_at: Date | null;
  /**
   * Whether the person has a buyer account. Like `latest_at`, it covers all their addresses and is maintained only for
   * the main one.
   */
  is_buyer: Generated<boolean>;
  is_seller: Generated<boolean>;
}

/** A note on a contact, for colleagues. Its text is never updated. */
export interface ContactNoteTable {
  id: Generated<number>;
  /** The contact that was shown when it was written, merged or not. */
  contact_id: string;
  /** Idempotency key of its author. */
  key: string | null;
  /** The author; null if their account was deleted. */
  account_id: number | null;
  /**
   * The office and agent that the author belonged to, or who took over from them, whose people may read the note; both
   * null for head office.
   */
  office_id: number | null;
  agent_id: number | null;
  text: string;
  written_at: Date;
}
