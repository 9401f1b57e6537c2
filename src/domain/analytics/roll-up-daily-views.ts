import type { Context } from "#domain/context.ts";
import { toDay } from "#lib/time/day.ts";
import { addDays } from "#lib/time/durations.ts";
import { aggregateMonths, aggregateVisits, deleteSaltsBefore, deleteViewsBefore } from "./view-queries.ts";

/** Two years and a month, so that charts can compare a month with the same month a year before. */
const RETENTION_DAYS = 761;

/** Aggregates past days, deletes their visitor hashes, and deletes expired data. */
export async function rollUpDailyViews({ db, clock }: Context): Promise<void> {
  const today = toDay(clock());
  await deleteSaltsBefore(db, today);
  await aggregateVisits(db, today);
  await aggregateMonths(db, today);
  await deleteViewsBefore(db, toDay(addDays(clock(), -RETENTION_DAYS)));
}
