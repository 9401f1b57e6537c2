import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import { findOffice } from "./find-office.ts";
import type { Office } from "./office.ts";
import { selectOpeningHours } from "./office-queries.ts";
import { listUpcomingExceptions, type OpeningDay, type OpeningTimes } from "./open-status.ts";

/** An office's weekly hours; empty if it doesn't publish them. */
export interface OpeningHours extends OpeningTimes {
  hours: OpeningDay[];
  /** An IANA time zone. */
  time_zone: string;
  message: string | null;
}

/**
 * Returns the hours that an office publishes, Monday first.
 *
 * @throws NotFound
 */
export async function findOpeningHours(context: Context, slug: string): Promise<OpeningHours> {
  const office = await findOffice(context, slug);
  const weeks = await listOpeningWeeks(context, [office]);
  const { time_zone, opening_hours_message: message, opening_exceptions, show_opening_hours } = office;
  const exceptions = show_opening_hours ? listUpcomingExceptions(opening_exceptions, time_zone, context.clock()) : [];
  return { hours: weeks.get(office.id) ?? [], exceptions, time_zone, message };
}

/** Returns the published weeks of several offices by id; offices without hours have no entry. */
export async function listOpeningWeeks(
  { db }: Pick<Context, "db">,
  offices: readonly Office[],
): Promise<Map<number, OpeningDay[]>> {
  const shown = offices.filter(({ show_opening_hours }) => show_opening_hours).map(({ id }) => id);
  if (shown.length === 0) return new Map();
  const weeks = await readCached(db, "offices", "hours", async () =>
    Map.groupBy(await selectOpeningHours(db), ({ office_id }) => office_id),
  );
  return new Map(
    shown.map((id) => [
      id,
      (weeks.get(id) ?? []).map(({ day, opens, closes, closed }) => ({ day, opens, closes, closed })),
    ]),
  );
}
