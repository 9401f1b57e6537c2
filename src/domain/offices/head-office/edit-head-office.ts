import * as v from "valibot";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { type CheckedStaffForm, checkStaffForm, phoneField } from "#domain/staff/staff-fields.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Conflict } from "#lib/errors.ts";
import { createLineSchema, emailSchema } from "#lib/forms/field-schemas.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import {
  type HeadOfficeFields,
  type HeadOfficeRow,
  selectHeadOffice,
  UNSET_EMAIL,
  updateHeadOffice,
  updateHeldEmailAddresses,
} from "./head-office-queries.ts";

/** Head office as its settings show it; `email` is empty until one is set. */
export interface HeadOffice extends HeadOfficeFields {
  version: string;
  /** Shown if no address is set. */
  default_address: string;
}

export interface HeadOfficeChange extends HeadOfficeFields {
  version: string;
}

export const headOfficeSchema = v.strictObject(
  {
    name: createLineSchema(120),
    email: emailSchema,
    phone: phoneField,
    address: createLineSchema(200),
    version: createLineSchema(40),
  },
  "unknown_field",
);

/** Validates head office's settings. */
export const checkHeadOffice = (raw: unknown): CheckedStaffForm<HeadOfficeChange> =>
  checkStaffForm(headOfficeSchema, raw, ["name", "email", "version"], ({ phone, address, ...typed }) => ({
    ...typed,
    phone: phone || null,
    address: address || null,
  }));

/**
 * Shows head office's settings.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function showHeadOffice(context: Context): Promise<HeadOffice> {
  authorize(context, "network.write");
  return toHeadOffice(context, await selectHeadOffice(context.db));
}

/**
 * Changes head office's contact details. Emails held without an address are sent to the new one.
 *
 * @throws NotSignedIn; NotAllowed; Conflict
 */
export async function editHeadOffice(context: Context, change: HeadOfficeChange): Promise<HeadOffice> {
  authorize(context, "network.write");
  return runInTransaction(context, async (context) => {
    const before = await selectHeadOffice(context.db);
    const { version, ...fields } = change;
    const updated_at = getNextVersion(before.updated_at, context.clock());
    const isCurrent = await updateHeadOffice(context.db, fields, parseVersion(version), updated_at);
    const now = toHeadOffice(context, await selectHeadOffice(context.db));
    if (!isCurrent) throw new Conflict(m.desk_conflict(), now);
    await sendHeldEmails(context);
    const names = ["name", "email", "phone", "address"] as const;
    await recordAuditEvent(context, {
      action: "head_office.changed",
      subject: `office ${before.id}`,
      office_id: before.id,
      details: { fields: names.filter((name) => now[name] !== before[name]) },
    });
    // Head office is named on every page.
    await invalidate(context, "*", "offices");
    return now;
  });
}

/** Sends emails held while head office had no address, at startup and after a change. */
export async function sendHeldEmails(context: Context): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { email } = await selectHeadOffice(context.db);
    if (email === UNSET_EMAIL) return;
    for (const outbox_id of await updateHeldEmailAddresses(context.db, email))
      await enqueue(context, "send-mail", { outbox_id });
  });
}

function toHeadOffice({ edition }: Context, { name, email, phone, address, updated_at }: HeadOfficeRow): HeadOffice {
  return {
    name,
    phone,
    address,
    email: email === UNSET_EMAIL ? "" : email,
    version: updated_at.toISOString(),
    default_address: edition.head_office.text,
  };
}
