import { type Context, requireStaff } from "../context.ts";
import { insertStaffAction } from "./audit-queries.ts";

/** An action at the desk. It is stored in the transaction of the action, and `details` must not contain secrets. */
export interface AuditEvent {
  /** What was done, such as `listing.published` or `staff.invited`. */
  action: string;
  /** What it was done to, such as `listing 100234` or `account 12`. */
  subject: string;
  office_id?: number | null;
  details?: Record<string, unknown>;
}

/** Adds the signed-in staff member's action to the append-only audit log. @throws NotSignedIn */
export function recordAuditEvent(context: Context, event: AuditEvent): Promise<void> {
  return recordAuditEventFor(context, requireStaff(context).id, event);
}

/** Adds what someone did on the command line, where no one is signed in. */
export function recordCommandEvent(
  context: Pick<Context, "db" | "clock">,
  command: string,
  event: AuditEvent,
): Promise<void> {
  return insertEvent(context, { account_id: null, command }, event);
}

/** Adds an action that a job takes on behalf of a staff member, such as publishing what they scheduled. */
export function recordAuditEventFor(
  context: Pick<Context, "db" | "clock">,
  account_id: number,
  event: AuditEvent,
): Promise<void> {
  return insertEvent(context, { account_id, command: null }, event);
}

async function insertEvent(
  context: Pick<Context, "db" | "clock">,
  actor: { account_id: number; command: null } | { account_id: null; command: string },
  { action, subject, office_id, details }: AuditEvent,
): Promise<void> {
  await insertStaffAction(context.db, {
    ...actor,
    action,
    subject,
    office_id: office_id ?? null,
    details: JSON.stringify(details ?? {}),
    happened_at: context.clock(),
  });
}
