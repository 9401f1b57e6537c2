import { type Context, runInTransaction } from "#domain/context.ts";
import { type NewMail, writeMail } from "#domain/outbox/write-mail.ts";
import { getPagePath } from "#web/site-map.ts";
import { queueAlertPushes } from "../devices/queue-alert-pushes.ts";
import { type AlertEmail, getAlertEmailData } from "./alert-email.ts";
import { claimInstantAlert, type DueTimes, selectDue, updateNotified } from "./due-queries.ts";
import { getLastMailTime } from "./mail-times.ts";

/** A buyer gets at most one instant email in this time; later finds wait. */
const INSTANT_INTERVAL_MS = 60 * 60_000;

const MAIL_BATCH_SIZE = 200;

/**
 * Writes all due alert emails: instant (at most one an hour per buyer), daily and weekly. Each covers what was found
 * since the previous one; nothing is sent twice. Each is also shown in the buyer's browsers with alerts. Returns how many
 * were written.
 */
export async function sendAlerts(
  context: Context,
  write: (email: AlertEmail) => Promise<NewMail | null>,
): Promise<number> {
  const times = getDueTimes(context);
  let written = 0;
  for (let after = 0; ; ) {
    const due = await selectDue(context.db, times, after, MAIL_BATCH_SIZE);
    if (due.length === 0) return written;
    for (const one of due) {
      const { email, ids, listing_numbers, search_url } = await getAlertEmailData(context, one, times);
      const mail = email && (await write(email));
      const isWritten = runInTransaction(context, async (tx) => {
        if (mail && one.frequency === "instant" && !(await claimInstantAlert(tx.db, one.buyer_id, times)))
          throw new AlreadyNotified();
        if ((await updateNotified(tx.db, ids, times.now)) < ids.length) throw new AlreadyNotified();
        if (!mail) return false;
        await writeMail(tx, mail);
        const path = search_url ?? getPagePath("search");
        await queueAlertPushes(tx, [{ buyer_id: one.buyer_id, listing_numbers, path }]);
        return true;
      });
      if (await isWritten.catch(ignoreAlreadyNotified)) written += 1;
    }
    // The limit may have cut off the last buyer's emails, so that buyer is selected again; what was sent isn't due
    // anymore.
    after = due.length < MAIL_BATCH_SIZE ? due.at(-1)!.buyer_id : due.at(-1)!.buyer_id - 1;
  }
}

/**
 * Thrown if another process has sent part of an email, or an instant email within the hour. The transaction rolls back,
 * and the finds wait for the next run.
 */
class AlreadyNotified extends Error {}

function ignoreAlreadyNotified(error: unknown): false {
  if (error instanceof AlreadyNotified) return false;
  throw error;
}

function getDueTimes({ clock, edition: { time_zone } }: Context): DueTimes {
  const now = clock();
  return {
    now,
    daily: getLastMailTime(now, time_zone),
    weekly: getLastMailTime(now, time_zone, { weekly: true }),
    last_instant: new Date(now.getTime() - INSTANT_INTERVAL_MS),
  };
}
