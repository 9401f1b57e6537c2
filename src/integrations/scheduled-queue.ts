import type { PgBoss, QueueOptions, ScheduleOptions } from "pg-boss";
import type { Log } from "#lib/log.ts";
import type { ScheduledJob } from "./job-queue.ts";

/** The queue of all scheduled jobs. There is only one, so that few queues are polled; a job's data says what to run. */
export const SCHEDULED_JOBS = "scheduled-jobs";

const CRON = { 1: "* * * * *", 60: "0 * * * *" };

/** A failed run isn't retried, because the next one is scheduled anyway. */
const QUEUE: QueueOptions = { retryLimit: 0, expireInSeconds: 3_600, deleteAfterSeconds: 86_400 };

/** Lets pg-boss run the jobs of a schedule in this process, one at a time, and removes those no longer in it. */
export async function runSchedule(boss: PgBoss, schedule: readonly ScheduledJob[], log: Log): Promise<void> {
  // With the policy `short`, only one run of a job waits, so that runs don't accumulate behind a slow one.
  if (!(await boss.getQueue(SCHEDULED_JOBS))) await boss.createQueue(SCHEDULED_JOBS, { ...QUEUE, policy: "short" });
  for (const { name, every_minutes } of schedule) {
    const options: ScheduleOptions = { key: name, singletonKey: name, missed: every_minutes === 60 ? "once" : "skip" };
    await boss.schedule(SCHEDULED_JOBS, CRON[every_minutes], { name }, options);
  }
  for (const { key } of await boss.getSchedules(SCHEDULED_JOBS)) {
    if (!schedule.some(({ name }) => name === key)) await boss.unschedule(SCHEDULED_JOBS, key);
  }
  await boss.work<{ name: string }>(SCHEDULED_JOBS, async ([job]) => {
    try {
      return await schedule.find(({ name }) => name === job?.data.name)?.run();
    } catch (error) {
      log.error({ err: error, job: job?.data.name }, "scheduled job failed");
      throw error;
    }
  });
}
