import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { createStaffProblem, type StaffCodes } from "#domain/staff/staff-messages.ts";
import { authorize, getScope, isAllowed, isGrantedToRole, type StaffAction } from "#domain/staff/staff-policy.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { selectOpeningHours } from "../office-queries.ts";
import {
  type EditedOfficeRow,
  isAgentOfOffice,
  type OfficeListQuery,
  selectEditedOffice,
  selectEditedOffices,
  selectTerritory,
  updateOffice,
} from "./edited-office-queries.ts";
import type { Day, OfficeChange, OfficeValues } from "./office-change.ts";
import { NETWORK_COLUMNS } from "./office-fields.ts";
import { findOfficePlace, getPinnedPlace } from "./office-place.ts";
import { saveOfficeParts } from "./save-office-parts.ts";

/** An office as the desk lists it; `version` changes with each edit. */
export interface ListedOffice extends Omit<EditedOfficeRow, "updated_at"> {
  version: string;
}

/** An office with its weekly hours, Monday first, and its postal codes, separated by commas. */
export interface EditedOffice extends ListedOffice {
  hours: Day[];
  territory: string;
  /** The path of its pages. */
  path: string;
}

/** Returns offices within the viewer's scope: their own, or all. @throws NotSignedIn; NotAllowed */
export async function listEditedOffices(
  context: Context,
  query: OfficeListQuery,
): Promise<{ data: ListedOffice[]; total: number }> {
  const { office_id } = getScope(authorize(context, "office.read"));
  const { data, total } = await selectEditedOffices(context.db, { ...query, office_id });
  return { data: data.map(toListedOffice), total };
}

/**
 * Finds an office in the viewer's scope.
 *
 * @throws NotSignedIn; NotAllowed; NotFound if out of scope
 */
export async function findEditedOffice(context: Context, id: number, action: StaffAction): Promise<EditedOffice> {
  authorize(context, action);
  const row = await selectEditedOffice(context.db, id);
  if (!row || !isAllowed(requireStaff(context), action, { office_id: id, agent_id: null }))
    throw new NotFound(m.desk_record_not_found());
  return readEditedOffice(context, row);
}

export async function readEditedOffice({ db, edition }: Context, row: EditedOfficeRow): Promise<EditedOffice> {
  const stored = new Map((await selectOpeningHours(db, [row.id])).map((day) => [day.day, day]));
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const { opens = null, closes = null, closed = true } = stored.get(day) ?? {};
    return closed ? { day, opens: null, closes: null } : { day, opens, closes };
  });
  const path = `/${edition.locations_segment}/${row.region_slug}/${row.slug}`;
  return { ...toListedOffice(row), path, hours, territory: (await selectTerritory(db, row.id)).join(", ") };
}

/** Changes an office; the site shows the change immediately. @throws NotFound; NotAllowed; Invalid; Conflict */
export async function editOffice(context: Context, id: number, change: OfficeChange): Promise<EditedOffice> {
  const before = await findEditedOffice(context, id, "office.write");
  const fields = await checkFields(context, before, change);
  return runInTransaction(context, async (tx) => {
    const updated_at = getNextVersion(parseVersion(before.version), tx.clock());
    const wasCurrent = await updateOffice(tx.db, id, parseVersion(change.version), { ...fields, updated_at });
    if (!wasCurrent) throw new Conflict(m.desk_conflict(), await findEditedOffice(tx, id, "office.read"));
    await saveOfficeParts(tx, id, change);
    const now = await findEditedOffice(tx, id, "office.read");
    const isDifferent = (name: string): boolean =>
      JSON.stringify(now[name as keyof EditedOffice]) !== JSON.stringify(before[name as keyof EditedOffice]);
    await recordAuditEvent(tx, {
      action: "office.changed",
      subject: `office ${id}`,
      office_id: id,
      details: { fields: [...Object.keys(change.fields), "hours", "territory"].filter(isDifferent) },
    });
    await invalidate(tx, `office:${before.slug}`, "offices", "listings");
    return now;
  });
}

/** Returns the change with the position of its address. Only head office may move, rename or close an office. */
async function checkFields(context: Context, before: EditedOffice, change: OfficeChange): Promise<OfficeValues> {
  const { fields, territory } = change;
  const codes: StaffCodes = {};
  const changed = NETWORK_COLUMNS.filter((name) => fields[name] !== undefined && fields[name] !== before[name]);
  const changesTerritory = territory !== undefined && territory.join(", ") !== before.territory;
  if (!isGrantedToRole(requireStaff(context), "office.create")) {
    for (const name of [...changed, ...(changesTerritory ? (["territory"] as const) : [])])
      codes[name] = "head_office_only";
  }
  if (fields.status !== undefined && fields.status !== before.status) codes.status = "close_separately";
  if (fields.owner_id && !(await isAgentOfOffice(context.db, fields.owner_id, before.id))) codes.owner_id = "agent";
  if (Object.keys(codes).length > 0) throw createStaffProblem(codes);
  return addPlace(context, before, fields);
}

/**
 * Adds the coordinates of a new address, unless the change contains coordinates.
 *
 * @throws Invalid
 */
export function addPlace(context: Context, before: EditedOfficeRow | EditedOffice, fields: OfficeValues): OfficeValues {
  const isMoved = (["postal_code", "locality", "region_slug"] as const).some(
    (name) => fields[name] !== undefined && fields[name] !== before[name],
  );
  if (!isMoved) return fields;
  const found = findOfficePlace(context, { ...before, ...fields });
  if ("codes" in found) throw createStaffProblem(found.codes);
  const isPinned = (["latitude", "longitude"] as const).some(
    (name) => fields[name] !== undefined && fields[name] !== before[name],
  );
  return { ...fields, ...(isPinned ? getPinnedPlace(found.place, { ...before, ...fields }) : found.place) };
}

function toListedOffice({ updated_at, ...row }: EditedOfficeRow): ListedOffice {
  return { ...row, version: updated_at.toISOString() };
}
