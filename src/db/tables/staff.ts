import type { Generated, JSONColumnType } from "kysely";

/** A user of the desk. Agents and managers have rights only to their own records. */
export interface StaffTable {
  account_id: number;
  name: string;
  staff_role: "agent" | "office_manager" | "head_office" | "read_only";
  office_id: number | null;
  agent_id: number | null;
  /** Below emails to leads; null for the name, office and phone number. */
  signature: string | null;
  /** Sample user: signs in with one click, only on the demo's own machine. */
  demo: Generated<boolean>;
  disabled_at: Date | null;
}

/** Staff audit log, never updated or deleted. */
export interface StaffActionTable {
  id: Generated<number>;
  /** Null for an action of a command. */
  account_id: number | null;
  /** The command that did it, such as `import`; null for an action of an account. */
  command: string | null;
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

/** Filters and a sort order of one of the desk's lists, saved under a name. */
export interface SavedViewTable {
  id: Generated<number>;
  account_id: number;
  /** The list's name, as in `/api/desk/{list}`. */
  list: string;
  name: string;
  query: JSONColumnType<{ filter: Record<string, string>; sort: string; order: "ASC" | "DESC" }, string, string>;
  /** Whether everyone of the person's office sees it. */
  is_shared: Generated<boolean>;
  updated_at: Date;
}
