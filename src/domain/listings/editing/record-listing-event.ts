import type { Context } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";

/** Adds the signed-in staff member's action on a listing to the audit log. @throws NotSignedIn */
export function recordListingEvent(
  context: Context,
  action: `listing.${string}`,
  { number, office_id }: { number: number; office_id: number | null },
  details?: Record<string, unknown>,
): Promise<void> {
  return recordAuditEvent(context, { action, subject: `listing ${number}`, office_id, ...(details && { details }) });
}
