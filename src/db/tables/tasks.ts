import type { Generated } from "kysely";

/** A task on a deal, a lead or a listing; exactly one of the three is set. */
export interface TaskTable {
  id: string;
  deal_id: string | null;
  lead_id: string | null;
  listing_number: number | null;
  /** The person assigned. Null means the person responsible for the deal, lead or listing at the time. */
  account_id: number | null;
  title: string;
  /** `YYYY-MM-DD`. */
  due_on: string;
  done_at: Date | null;
  /** When the reminder of the due day was queued. */
  reminded_at: Date | null;
  /** Incremented with every change to detect stale edits. */
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** The secret address of a staff member's calendar of tasks. */
export interface TaskCalendarTable {
  account_id: number;
  token_sha256: string;
  created_at: Date;
}
