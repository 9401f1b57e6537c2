import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { idField, readStaffForm } from "#domain/staff/staff-fields.ts";
import { createStaffProblem, type StaffCodes } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { isPublicUrl } from "#integrations/public-address.ts";
import { Conflict } from "#lib/errors.ts";
import { checkboxSchema, createLineSchema } from "#lib/forms/field-schemas.ts";
import { createWebhookSecret } from "#lib/standard-webhooks.ts";
import { getNextVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { deletePending } from "./delivery-queries.ts";
import { type DeskPartner, findDeskPartner } from "./desk-partners.ts";
import { countOffices, insertPartner, lockPartner, replaceOffices, updatePartner } from "./partner-queries.ts";

/** A partner from the desk's form. */
export interface PartnerChange {
  name: string;
  url: string;
  sends: "network" | "offices";
  office_ids: number[];
  active: boolean;
  /** The version of the partner that was edited; empty for a new one. */
  version: string;
}

const MAX_NAME_LENGTH = 120;
const MAX_URL_LENGTH = 500;
const MAX_OFFICES = 1_000;

export const partnerSchema = v.strictObject(
  {
    name: createLineSchema(MAX_NAME_LENGTH),
    url: createLineSchema(MAX_URL_LENGTH),
    sends: v.nullish(v.picklist(["", "network", "offices"], "invalid")),
    office_ids: v.nullish(v.pipe(v.array(idField, "invalid"), v.maxLength(MAX_OFFICES, "too_many"))),
    active: checkboxSchema,
    version: createLineSchema(40),
  },
  "unknown_field",
);

/** Validates the desk's form. */
export function checkPartner(raw: unknown): { input: PartnerChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(partnerSchema, raw, ["name", "url", "sends"]);
  if (Object.keys(codes).length > 0) return { codes };
  const { name, url, sends, office_ids, active, version } = typed;
  const input: PartnerChange = {
    name: name ?? "",
    url: url ?? "",
    sends: sends === "offices" ? "offices" : "network",
    office_ids: sends === "offices" ? [...new Set(office_ids?.flatMap((id) => id ?? []))] : [],
    active: active ?? true,
    version: version ?? "",
  };
  if (!isPublicUrl(input.url)) return { codes: { url: "public_url" } };
  if (input.sends === "offices" && input.office_ids.length === 0) return { codes: { office_ids: "office" } };
  return { input };
}

/** Adds a partner and sends it all of its listings right away. @throws NotSignedIn; NotAllowed; Invalid */
export async function createPartner(context: Context, change: PartnerChange): Promise<DeskPartner> {
  authorize(context, "partner.write");
  const { name, url, sends, active, office_ids } = change;
  return runInTransaction(context, async (tx) => {
    await requireOffices(tx, office_ids);
    const now = tx.clock();
    const id = await insertPartner(tx.db, {
      name,
      url,
      sends,
      active,
      secret_encrypted: tx.encryptor.encrypt(createWebhookSecret()),
      full_id: randomUUID(),
      full_started_at: now,
      created_at: now,
      updated_at: now,
    });
    return saveChange(tx, id, "partner.created", change);
  });
}

/**
 * Changes a partner. Pending requests are created again, so that they contain only what the partner may receive now.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid; Conflict
 */
export async function editPartner(context: Context, id: number, change: PartnerChange): Promise<DeskPartner> {
  const { name, url, sends, active, office_ids, version } = change;
  return runInTransaction(context, async (tx) => {
    await lockPartner(tx.db, id);
    const current = await findDeskPartner(tx, id, "partner.write");
    if (current.version !== version) throw new Conflict(m.desk_conflict(), current);
    await requireOffices(tx, office_ids);
    const updated_at = getNextVersion(new Date(current.version), tx.clock());
    const isPausedStill = !active && current.paused_after_failures;
    await updatePartner(tx.db, id, {
      name,
      url,
      sends,
      active,
      updated_at,
      paused_after_failures: isPausedStill,
    });
    await deletePending(tx.db, id);
    return saveChange(tx, id, "partner.changed", change);
  });
}

async function requireOffices({ db }: Context, ids: readonly number[]): Promise<void> {
  if ((await countOffices(db, ids)) !== ids.length) throw createStaffProblem({ office_ids: "office" });
}

async function saveChange(
  context: Context,
  id: number,
  action: string,
  { name, url, sends, office_ids, active }: PartnerChange,
): Promise<DeskPartner> {
  await replaceOffices(context.db, id, office_ids);
  const details = { name, url, sends, office_ids, active };
  await recordAuditEvent(context, { action, subject: `partner ${id}`, details });
  if (active) await enqueue(context, "partner-feed", { partner_id: id });
  return findDeskPartner(context, id);
}
