import { type Context, requireStaff } from "../context.ts";
import { insertStaffAction } from "./log/audit-queries.ts";

/** What somebody did at the desk, in the same transaction: `action` as the subject calls it, `details` without secrets. */
export interface AuditEvent {
  /** `listing.published`, `staff.invited`. */
  action: string;
  /** What it was done to: `listing 100234`, `account 12`. */
  subject: string;
  office_id?: number | null;
  details?: Record<string, unknown>;
}

/** Writes an action of the staff member who asks into the log that nobody can change. @throws NotSignedIn */
export async function recordAuditEvent(
  context: Context,
  { action, subject, office_id, details }: AuditEvent,
): Promise<void> {
  const staff = requireStaff(context);
  await insertStaffAction(context.db, {
    account_id: staff.id,
    action,
    subject,
    office_id: office_id ?? null,
    details: JSON.stringify(details ?? {}),
    happened_at: context.clock(),
  });
}
