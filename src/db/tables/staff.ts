import type { Generated, JSONColumnType } from "kysely";

/** Somebody who works at the desk. An agent's and a manager's rights end at what is theirs. */
export interface StaffTable {
  account_id: number;
  name: string;
  rank: "agent" | "office_manager" | "head_office" | "read_only";
  office_id: number | null;
  agent_id: number | null;
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
