import { type Context, inTransaction } from "#domain/context.ts";
import { type NewMail, writeMail } from "#domain/outbox/write-mail.ts";
import { type AlertEmail, alertEmailData } from "./alert-email.ts";
import { claimInstantAlert, type DueTimes, selectDue, updateNotified } from "./due-queries.ts";
import { lastMailTime } from "./mail-times.ts";

/** A buyer gets at most one instant email in this time; later finds wait. */
const INSTANT_EVERY_MS = 60 * 60_000;

const MAILS_AT_ONCE = 200;

/**
 * Writes all due alert emails: instant (at most one an hour per buyer), daily and weekly. Each covers what was found
 * since the previous one; nothing is sent twice. Returns how many were written.
 */
export async function sendAlerts(context: Context, write: (email: AlertEmail) => Promise<NewMail>): Promise<number> {
  const times = dueTimes(context);
  let written = 0;
  for (let after = 0; ; ) {
    const due = await selectDue(context.db, times, after, MAILS_AT_ONCE);
    if (due.length === 0) return written;
    for (const one of due) {
      const { email, ids } = await alertEmailData(context, one, times);
      const mail = email && (await write(email));
      const isWritten = inTransaction(context, async (inside) => {
        if (mail && one.frequency === "instant" && !(await claimInstantAlert(inside.db, one.buyer_id, times)))
          throw new NotifiedMeanwhile();
        if ((await updateNotified(inside.db, ids, times.now)) < ids.length) throw new NotifiedMeanwhile();
        if (mail) await writeMail(inside, { ...mail, never_twice: true });
        return mail !== null;
      });
      if (await isWritten.catch(notMeanwhile)) written += 1;
    }
    // The last buyer's emails may be cut off by the limit; sent ones aren't due again.
    after = due.length < MAILS_AT_ONCE ? due.at(-1)!.buyer_id : due.at(-1)!.buyer_id - 1;
  }
}

/** Another process has sent some of it, or an email within the hour: nothing is marked, and the rest waits. */
class NotifiedMeanwhile extends Error {}

function notMeanwhile(error: unknown): false {
  if (error instanceof NotifiedMeanwhile) return false;
  throw error;
}

function dueTimes({ clock, edition: { time_zone } }: Context): DueTimes {
  const now = clock();
  return {
    now,
    daily: lastMailTime(now, time_zone),
    weekly: lastMailTime(now, time_zone, { weekly: true }),
    last_instant: new Date(now.getTime() - INSTANT_EVERY_MS),
  };
}
