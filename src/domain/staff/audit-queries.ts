import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { StaffActionTable } from "#db/tables/staff.ts";

export async function insertStaffAction(db: Db, action: Insertable<StaffActionTable>): Promise<void> {
  await db.insertInto("staff_actions").values(action).execute();
}

/** An audit event as the desk shows it. */
export interface ActionRow {
  id: number;
  /** Null for an action of a command. */
  name: string | null;
  action: string;
  subject: string;
  details: Record<string, unknown>;
  happened_at: Date;
}

interface ActionListQuery extends SortedPageQuery {
  /** Omit for all offices. */
  office_id?: number | undefined;
  /** Searches the actor's name and the action. */
  q?: string | undefined;
  subject?: string | undefined;
}

/** Selects a page of the log with the total. */
export async function selectStaffActions(
  db: Db,
  { office_id, q, subject, descending, page, per_page }: ActionListQuery,
): Promise<{ data: ActionRow[]; total: number }> {
  let found = db
    .selectFrom("staff_actions")
    .leftJoin("staff", "staff.account_id", "staff_actions.account_id")
    .where(({ eb, or }) => or([eb("staff.account_id", "is not", null), eb("command", "is not", null)]));
  if (office_id !== undefined) {
    found = found.where(({ eb, or }) =>
      or([eb("staff_actions.office_id", "=", office_id), eb("staff.office_id", "=", office_id)]),
    );
  }
  if (subject) found = found.where("staff_actions.subject", "=", subject);
  if (q) {
    const pattern = toLikePattern(q);
    found = found.where(({ eb, or }) => or([eb("staff.name", "ilike", pattern), eb("action", "ilike", pattern)]));
  }
  const sorted = found
    .select(["staff_actions.id", "staff.name", "action", "subject", "details", "happened_at"])
    .orderBy("happened_at", descending ? "desc" : "asc")
    .orderBy("staff_actions.id", descending ? "desc" : "asc");
  return selectPage(sorted, { page, per_page });
}
