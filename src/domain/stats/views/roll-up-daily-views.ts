import { type Context, runInTransaction } from "#domain/context.ts";
import { toDay } from "#lib/time/day.ts";
import { addDays } from "#lib/time/durations.ts";
import { aggregateMonths, aggregateVisits, deleteSaltsBefore, deleteViewsBefore, lockRollUp } from "./view-queries.ts";

/** Two years and a month, so that charts can compare a month with the same month a year before. */
const RETENTION_DAYS = 761;

/** Aggregates past days, deletes their visitor hashes, and deletes expired data. Safe to run in several processes. */
export async function rollUpDailyViews(context: Context): Promise<void> {
  const today = toDay(context.clock());
  const oldest = toDay(addDays(context.clock(), -RETENTION_DAYS));
  await deleteSaltsBefore(context.db, today);
  // In one transaction, so that the stats never miss a late day in its month, or still count a deleted one.
  await runInTransaction(context, async ({ db }) => {
    await lockRollUp(db);
    const added = await aggregateVisits(db, today);
    const deleted = await deleteViewsBefore(db, oldest);
    await aggregateMonths(db, today, [...added, ...deleted]);
  });
}
