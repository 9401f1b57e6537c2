import { startDueWeek } from "#domain/buyers/digests/start-week.ts";
import type { Context, Jobs } from "#domain/context.ts";
import { EDITIONS, type EditionCode } from "#editions/countries.ts";
import { createWeeklyDigestJob } from "#jobs/create-weekly-digest-job.ts";
import { openGrownPostgres } from "../bench/sites/grown-postgres.ts";
import { getWeeklyMaximums, insertBuyers } from "./fixture/buyers.ts";
import { checkGuarantee } from "./fixture/check-guarantee.ts";
import { reportDrill } from "./fixture/report-drill.ts";

/*
 * Simulates the weeks in which clocks change, in both directions, and a year of 53 weeks, in three time zones. Two
 * nodes check every quarter of an hour, and a listing is added every day: every week has exactly one digest, written at
 * eight on Monday local time.
 */
const SPANS = [
  { from: "2026-02-28T00:00:00Z", to: "2026-04-08T00:00:00Z" },
  { from: "2026-10-17T00:00:00Z", to: "2026-11-12T00:00:00Z" },
  { from: "2026-12-19T00:00:00Z", to: "2027-01-14T00:00:00Z" },
];
const QUARTER_MS = 15 * 60_000;

const database = await openGrownPostgres();
const { db } = database.context;
await database.growTo(20);
await insertBuyers(db, 3);
await db
  .updateTable("listings")
  .set({ listed_at: new Date("2026-01-01T00:00:00Z") })
  .execute();

for (const code of ["US", "FR", "JP"] satisfies EditionCode[]) await runThrough(code);
await database.stop();
reportDrill(
  "clock changes and ISO week 53 in three time zones: one digest a week, at eight on Monday",
  "US, FR and JP: every Monday once, none twice",
);

async function runThrough(code: EditionCode): Promise<void> {
  const edition = EDITIONS[code];
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: edition.time_zone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  await db.deleteFrom("digests").execute();
  await db.deleteFrom("job_progress").execute();
  await db.deleteFrom("outbox").execute();
  const weeks: string[] = [];
  const written: string[] = [];
  let mondays = 0;
  for (const { from, to } of SPANS) {
    for (let now = Date.parse(from); now < Date.parse(to); now += QUARTER_MS) {
      const moment = new Date(now);
      const shows = clock.format(moment);
      if (shows === "Mon 08:00") mondays += 1;
      if (shows.endsWith("12:00")) await db.updateTable("listings").set({ updated_at: moment }).execute();
      const jobs: Jobs["weekly-digest"][] = [];
      const context: Context = {
        ...database.context,
        edition,
        clock: () => moment,
        queue: {
          ...database.context.queue,
          send: async (_db, _name, data) => void jobs.push(data as (typeof jobs)[0]),
        },
      };
      await Promise.all([startDueWeek(context), startDueWeek(context)]);
      for (const job of jobs.filter(({ part }) => part !== undefined)) {
        await createWeeklyDigestJob(context)(job);
        if (!weeks.includes(job.week)) written.push(shows);
        weeks.push(job.week);
      }
    }
  }
  const max = await getWeeklyMaximums(db);
  const digests = await db.selectFrom("digests").select("week").distinct().orderBy("week").execute();
  console.log(`${code}: ${digests.map(({ week }) => week).join(" ")}`);
  checkGuarantee(
    `${code}: every Monday has its week, and none two`,
    weeks.length === mondays && new Set(weeks).size === mondays,
  );
  checkGuarantee(
    `${code}: one digest and one mail a buyer and week`,
    max.digests === 1 && max.mails === 1 && max.unmailed === 0,
  );
  checkGuarantee(`${code}: every week has digests`, digests.length === mondays);
  checkGuarantee(`${code}: week 53 is followed by week 1`, weeks.join(" ").includes("2026-W53 2027-W01"));
  checkGuarantee(
    `${code}: all were written at eight on Monday's clocks`,
    written.every((shows) => shows === "Mon 08:00"),
  );
}
