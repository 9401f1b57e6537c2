import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { selectOfficesWithExceptions, updateExceptions } from "./office-queries.ts";
import { listUpcomingExceptions } from "./open-status.ts";

/** Deletes exceptions to opening hours that are over in their office's time zone. @returns the number of offices */
export async function deletePastExceptions(context: Context): Promise<number> {
  return runInTransaction(context, async (tx) => {
    const offices = await selectOfficesWithExceptions(tx.db);
    const now = tx.clock();
    let changed = 0;
    for (const { id, slug, time_zone, opening_exceptions } of offices) {
      const upcoming = listUpcomingExceptions(opening_exceptions, time_zone, now);
      if (upcoming.length === opening_exceptions.length) continue;
      await updateExceptions(tx.db, id, upcoming);
      await invalidate(tx, `office:${slug}`, "offices");
      changed++;
    }
    return changed;
  });
}
