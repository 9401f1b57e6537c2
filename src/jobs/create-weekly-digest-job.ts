import { getNextDigestEmails } from "#domain/buyers/digests/digest-email.ts";
import { countByPart, countDigests, type WeekPart } from "#domain/buyers/digests/digest-queries.ts";
import { matchWeek } from "#domain/buyers/digests/match-week.ts";
import { saveDigestEmails } from "#domain/buyers/digests/save-digest-emails.ts";
import { getRange, PART_SIZE, startManualWeek, WEEKLY_DIGEST } from "#domain/buyers/digests/start-week.ts";
import type { Context, Jobs } from "#domain/context.ts";
import { finishPart, updatePart } from "#domain/jobs/progress-queries.ts";
import type { IsoWeek } from "#lib/time/iso-week.ts";

/** Emails added to the outbox per transaction. */
const BATCH = 100;

/** Result of a week's digests or a part of them. */
export interface Notified {
  digests: number;
  /** Emails added to the outbox. */
  mails: number;
}

/** Matches one part of the buyers with listings and writes their emails. A rerun does only the remaining work. */
export function createWeeklyDigestJob(context: Context): (data: Jobs["weekly-digest"]) => Promise<void> {
  return async ({ week, part }) => {
    await writePart(context, week, part);
  };
}

/** Runs a whole week now, part by part, in this process. If it is interrupted, jobs complete it later. */
export async function runWeeklyDigest(
  context: Context,
  week: IsoWeek,
  onPart: (part: number, of: number) => void = () => {},
): Promise<Notified> {
  await startManualWeek(context, week);
  const parts = await countByPart(context.db, PART_SIZE);
  const notified: Notified = { digests: 0, mails: 0 };
  for (const [at, { part }] of parts.entries()) {
    const { digests, mails } = await writePart(context, week, part);
    notified.digests += digests;
    notified.mails += mails;
    onPart(at + 1, parts.length);
  }
  return notified;
}

async function writePart(context: Context, week: IsoWeek, part: number): Promise<Notified> {
  const { db, clock } = context;
  const run = { name: WEEKLY_DIGEST, subject: week, part };
  const range = { week, ...getRange(part) };
  const { written: digests } = await matchWeek(context, range, ({ buyers, written }) =>
    updatePart(db, run, { done: buyers, made: written }),
  );
  const mails = await writeMails(context, range);
  await finishPart(db, run, await countDigests(db, range), clock());
  return { digests, mails };
}

/** Writes the missing emails for a part's digests. */
async function writeMails(context: Context, range: WeekPart): Promise<number> {
  let mails = 0;
  // Lazy import to keep startup fast, as for inquiries.
  const { createEmailWriter, EMAILS } = await import("#emails/emails.ts");
  const write = createEmailWriter(EMAILS.digests.digest, context);
  for (;;) {
    const emails = await getNextDigestEmails(context, range, BATCH);
    if (emails.length === 0) return mails;
    const written = await Promise.all(emails.map(async (email) => ({ email, mail: await write(email) })));
    mails += await saveDigestEmails(context, written);
  }
}
