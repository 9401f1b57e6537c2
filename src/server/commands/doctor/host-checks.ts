import { statfs } from "node:fs/promises";
import type { Config } from "#config/env.ts";
import { formatCommand } from "#config/format-command.ts";
import { connectPostgres, describeConnectionError } from "#db/connect.ts";
import { findHolder } from "#db/embedded/lock.ts";
import { describeClock, MAX_CLOCK_DIFFERENCE_MS } from "./clock-difference.ts";
import { selectServerState, selectWorkState, type WorkState } from "./doctor-queries.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";
import { checkKeys } from "./key-check.ts";

const MIN_FREE_BYTES = 2_000_000_000;
const MAX_WAIT_MINUTES = 15;
/** A day, and the time that a backup takes. */
const MAX_BACKUP_HOURS = 26;

export async function checkDisk(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const text = `Disk of ${folder}: ${Math.round((bavail * bsize) / 1e9)} GB of ${Math.round((blocks * bsize) / 1e9)} GB free.`;
  return bavail * bsize < MIN_FREE_BYTES ? fail(`${text} Free some space.`) : ok(text);
}

/** Checks the database server, its clock, the site's keys, and whether workers do what is queued. */
export async function checkDatabase(
  config: Pick<Config, "database_url" | "data_dir" | "secret_key" | "secret_key_previous">,
): Promise<Finding[]> {
  const { database_url, data_dir } = config;
  if (!database_url) {
    const holder = findHolder(data_dir);
    const state = holder ? `process ${holder.pid} serves it` : "no process serves it";
    return [
      warn(
        `Database: embedded in ${data_dir}, ${state}. It is for evaluation: ${formatCommand("move")} moves it to PostgreSQL.`,
      ),
    ];
  }
  const connection = connectPostgres(database_url, () => {});
  try {
    const sentAt = Date.now();
    const { version, now } = await selectServerState(connection.db);
    const difference = Math.abs((sentAt + Date.now()) / 2 - now);
    const work = await selectWorkState(connection.db);
    return [
      version < 15
        ? fail(`Database: PostgreSQL ${version} is too old. Use 15 or later.`)
        : ok(`Database: PostgreSQL ${version}.`),
      difference > MAX_CLOCK_DIFFERENCE_MS
        ? fail(describeClock("the database server", difference))
        : ok("Clocks agree."),
      ...(work ? [await checkKeys(connection.db, config)] : []),
      ...describeWork(work),
    ];
  } catch (error) {
    return [fail(`Database: ${describeConnectionError(error)}. Check DATABASE_URL.`)];
  } finally {
    await connection.close();
  }
}

export function describeWork(state: WorkState | null): Finding[] {
  if (!state) return [warn("Queue: the database is new. Start the site and a worker.")];
  const { failed_jobs, late_mails, minutes_since_run, hours_since_backup } = state;
  return [
    describeBackup(hours_since_backup),
    isWorkerRunning(state)
      ? ok("Queue: a worker is running.")
      : fail(
          `Queue: no worker has run ${minutes_since_run === null ? "yet" : `for ${minutes_since_run} minutes`}. Start one: ${formatCommand("worker")}`,
        ),
    failed_jobs > 0 ? warn(`Queue: ${failed_jobs} jobs failed. See Jobs at the desk.`) : ok("Queue: no job failed."),
    late_mails > 0
      ? fail(
          `Email: ${late_mails} emails have waited longer than ${MAX_WAIT_MINUTES} minutes. Check SMTP_URL and the worker's log.`,
        )
      : ok("Email: none is late."),
  ];
}

export function isWorkerRunning({ minutes_since_run }: WorkState): boolean {
  return minutes_since_run !== null && minutes_since_run <= MAX_WAIT_MINUTES;
}

function describeBackup(hours: number | null): Finding {
  if (hours === null) return warn(`Backup: there is none yet. Make one now: ${formatCommand("backup", "FILE")}`);
  const text = `Backup: the last one is ${hours} h old.`;
  return hours > MAX_BACKUP_HOURS ? fail(`${text} See journalctl -u handover-backup.`) : ok(text);
}
