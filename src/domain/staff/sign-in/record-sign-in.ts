import type { Context } from "#domain/context.ts";
import { insertStaffAction } from "../log/audit-queries.ts";

/** Writes into the log how somebody came in: nobody is signed in yet who could have done it. */
export async function recordSignIn(context: Context, account_id: number, action: string): Promise<void> {
  await insertStaffAction(context.db, {
    account_id,
    action,
    subject: `account ${account_id}`,
    office_id: null,
    details: "{}",
    happened_at: context.clock(),
  });
}
