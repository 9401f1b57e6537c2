import * as v from "valibot";
import { type Context, RETENTION_DAYS, type Retention, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { type CheckedStaffForm, checkStaffForm } from "#domain/staff/staff-fields.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Conflict } from "#lib/errors.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { selectRetention, updateRetention } from "./retention-queries.ts";

/** Head office's periods; null for the operator's, 0 to delete nothing. */
interface Periods {
  lead_days: number | null;
  email_days: number | null;
}

export interface RetentionChange extends Periods {
  version: string;
}

/** The periods as the desk shows them. */
export interface RetentionSettings extends RetentionChange {
  /** What applies if no period is set, from the environment. */
  defaults: Retention;
}

const daysField = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()], "retention_days"),
    v.transform((value) => (value === "" ? null : Number(value))),
    v.nullable(
      v.pipe(
        v.number("retention_days"),
        v.integer("retention_days"),
        v.check((days) => days === 0 || (days >= RETENTION_DAYS.min && days <= RETENTION_DAYS.max), "retention_days"),
      ),
    ),
  ),
);

export const retentionSchema = v.strictObject(
  { lead_days: daysField, email_days: daysField, version: createLineSchema(40) },
  "unknown_field",
);

/** Validates the periods. */
export const checkRetention = (raw: unknown): CheckedStaffForm<RetentionChange> =>
  checkStaffForm(retentionSchema, raw, ["version"], ({ lead_days = null, email_days = null, version }) => ({
    lead_days,
    email_days,
    version,
  }));

/** Shows when personal data is deleted without a request. For head office. @throws NotSignedIn; NotAllowed */
export async function showRetention(context: Context): Promise<RetentionSettings> {
  authorize(context, "network.write");
  const { updated_at, ...periods } = await selectRetention(context.db);
  return { ...periods, version: updated_at.toISOString(), defaults: getDefaults(context) };
}

/**
 * Changes when personal data is deleted. The next hourly deletion applies it.
 *
 * @throws NotSignedIn; NotAllowed; Conflict
 */
export async function editRetention(context: Context, change: RetentionChange): Promise<RetentionSettings> {
  authorize(context, "network.write");
  return runInTransaction(context, async (tx) => {
    const before = await showRetention(tx);
    const { version, ...periods } = change;
    const updated_at = getNextVersion(parseVersion(before.version), tx.clock());
    const isCurrent = await updateRetention(tx.db, parseVersion(version), periods, updated_at);
    const now = await showRetention(tx);
    if (!isCurrent) throw new Conflict(m.desk_conflict(), now);
    await recordAuditEvent(tx, { action: "retention.changed", subject: "retention", details: { ...periods } });
    return now;
  });
}

/** Returns the periods that apply: head office's, else the operator's. */
export async function findRetention(context: Pick<Context, "db" | "retention">): Promise<Retention> {
  const { lead_days, email_days } = await selectRetention(context.db);
  const defaults = getDefaults(context);
  return { lead_days: lead_days ?? defaults.lead_days, email_days: email_days ?? defaults.email_days };
}

const getDefaults = ({ retention }: Pick<Context, "retention">): Retention =>
  retention ?? { lead_days: 0, email_days: 0 };
