import { type Context, requireStaff } from "../context.ts";
import { insertStaffAction } from "./log/audit-queries.ts";

/** An action at the desk, stored in the same transaction. `details` must not contain secrets. */
export interface AuditEvent {
  /** `listing.published`, `staff.invited`. */
  action: string;
  /** The object of the action: `listing 100234`, `account 12`. */
  subject: string;
  office_id?: number | null;
  details?: Record<string, unknown>;
}

/** Adds the signed-in staff member's action to the append-only audit log. @throws NotSignedIn */
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
