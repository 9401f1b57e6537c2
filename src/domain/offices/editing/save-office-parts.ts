import type { Context } from "#domain/context.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { replaceHours, replaceTerritory, selectTakenCodes } from "./edited-office-queries.ts";
import type { OfficeChange } from "./office-change.ts";

/** Max postal codes named in the error message. */
const MAX_LISTED_CODES = 10;

/**
 * Saves an office's weekly hours and territory, if given.
 *
 * @throws Invalid for a postal code of another office
 */
export async function saveOfficeParts(
  { db }: Context,
  id: number,
  { hours, territory }: Pick<OfficeChange, "hours" | "territory">,
): Promise<void> {
  if (hours)
    await replaceHours(
      db,
      id,
      hours.map((day) => ({ ...day, closed: day.opens === null })),
    );
  if (territory === undefined) return;
  const taken = await selectTakenCodes(db, id, territory);
  if (taken.length > 0) {
    const listed = taken.slice(0, MAX_LISTED_CODES).map(({ postal_code, office }) => `${postal_code} (${office})`);
    const codes = listed.join(", ");
    throw new Invalid(m.field_check_marked(), { territory: [m.desk_territory_taken({ codes })] });
  }
  await replaceTerritory(db, id, territory);
}
