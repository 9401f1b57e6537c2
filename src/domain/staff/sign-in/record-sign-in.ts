import type { Context } from "#domain/context.ts";
import { insertStaffAction } from "../audit-queries.ts";

/** Records a sign-in in the audit log. The context has no viewer at that time. */
export async function recordSignIn(context: Context, account_id: number, action: string): Promise<void> {
  context.recordSecurityEvent?.("staff_signed_in", account_id);
  await insertStaffAction(context.db, {
    account_id,
    action,
    subject: `account ${account_id}`,
    office_id: null,
    details: "{}",
    happened_at: context.clock(),
  });
}
