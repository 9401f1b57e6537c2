import { type Context, inTransaction, requireStaff } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { allow, getScope, may, type StaffAction } from "#domain/staff/staff-policy.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectOpeningHours } from "../office-queries.ts";
import {
  type EditedOfficeRow,
  type OfficeListQuery,
  selectEditedOffice,
  selectEditedOffices,
  updateOffice,
} from "./edited-office-queries.ts";
import type { Day, OfficeChange } from "./office-change.ts";

/** An office as the desk lists it; `version` tells one state of it from the next. */
export interface ListedOffice extends Omit<EditedOfficeRow, "updated_at"> {
  version: string;
}

/** The same with its week, Monday first. */
export interface EditedOffice extends ListedOffice {
  hours: Day[];
}

/** Offices as far as whoever asks may see: their own, or all. @throws NotSignedIn; NotAllowed */
export async function listEditedOffices(
  context: Context,
  query: OfficeListQuery,
): Promise<{ data: ListedOffice[]; total: number }> {
  const { office_id } = getScope(allow(context, "office.read"));
  const { rows, total } = await selectEditedOffices(context.db, { ...query, office_id });
  return { data: rows.map(shown), total };
}

/** @throws NotSignedIn; NotAllowed; NotFound for one that is not theirs */
export async function findEditedOffice(context: Context, id: number, action: StaffAction): Promise<EditedOffice> {
  allow(context, action);
  const row = await selectEditedOffice(context.db, id);
  if (!row || !may(requireStaff(context), action, { office_id: id, agent_id: null }))
    throw new NotFound(m.desk_no_such_thing());
  const kept = new Map((await selectOpeningHours(context.db, [id])).map((day) => [day.day, day]));
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const { opens = null, closes = null, closed = true } = kept.get(day) ?? {};
    return closed ? { day, opens: null, closes: null } : { day, opens, closes };
  });
  return { ...shown(row), hours };
}

/** Changes what the site says of an office; it shows it at once. @throws NotFound; NotAllowed; Conflict */
export async function editOffice(context: Context, id: number, change: OfficeChange): Promise<EditedOffice> {
  const before = await findEditedOffice(context, id, "office.write");
  return inTransaction(context, async (inside) => {
    const { version, hours, ...fields } = change;
    const updated_at = new Date(Math.max(inside.clock().getTime(), getDate(before.version).getTime() + 1));
    const week = hours.map((day) => ({ ...day, closed: day.opens === null }));
    const wasThat = await updateOffice(inside.db, id, getDate(version), { ...fields, updated_at }, week);
    const now = await findEditedOffice(inside, id, "office.read");
    if (!wasThat) throw new Conflict(m.desk_conflict(), now);
    const differs = (name: string): boolean =>
      JSON.stringify(now[name as keyof EditedOffice]) !== JSON.stringify(before[name as keyof EditedOffice]);
    await recordAuditEvent(inside, {
      action: "office.changed",
      subject: `office ${id}`,
      office_id: id,
      details: { fields: [...Object.keys(fields), "hours"].filter(differs) },
    });
    await invalidate(inside, `office:${before.slug}`, "offices", "listings");
    return now;
  });
}

function shown({ updated_at, ...row }: EditedOfficeRow): ListedOffice {
  return { ...row, version: updated_at.toISOString() };
}

/** A version as a time; what is none is that of nothing. */
function getDate(version: string): Date {
  const date = new Date(version);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}
