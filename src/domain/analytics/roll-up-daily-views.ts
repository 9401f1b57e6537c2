import type { Context } from "#domain/context.ts";
import { toDay } from "./view-counter.ts";
import { countTogether, deleteSaltsBefore, deleteViewsBefore } from "./view-queries.ts";

const DAY_MS = 24 * 3_600_000;

/** Two years and a month: charts compare a month with the same of the year before. */
const RETENTION_DAYS = 761;

/** Counts the days that are over together, forgets who it was that came, and what is too old to be asked for. */
export async function rollUpDailyViews({ db, clock }: Context): Promise<void> {
  const today = toDay(clock());
  await deleteSaltsBefore(db, today);
  await countTogether(db, today);
  await deleteViewsBefore(db, toDay(new Date(clock().getTime() - RETENTION_DAYS * DAY_MS)));
}
