import { sql } from "kysely";
import type { Connection, Db } from "#db/connect.ts";
import type { FailedJob, QueueCount, ScheduledRun } from "./job-queue.ts";

/*
 * pg-boss reports counts only as of its last monitoring run and does not list failed jobs. These queries therefore read
 * its tables (the schema of version 12.35).
 */

const COUNTS = `
  select name, state::text as state, count(*)::int as jobs, max(completed_on) as last_done
  from pgboss.job group by name, state`;

/** Newest first. Includes jobs that failed and are waiting for a retry. */
const FAILED = `
  select id::text as id, name, state::text as state, retry_count, retry_limit, created_on, completed_on, start_after,
    coalesce(output ->> 'message', output ->> 'value', output::text) as error
  from pgboss.job
  where state in ('failed', 'retry') and name = any($1)
  order by coalesce(completed_on, created_on) desc, id limit $2`;

const SCHEDULED_RUNS = `
  select distinct on (data ->> 'name') data ->> 'name' as name, started_on as started_at, completed_on as finished_at,
    case when state = 'completed' then (output ->> 'value')::int end as done,
    case when state = 'failed' then coalesce(output ->> 'message', output ->> 'value', output::text) end as error
  from pgboss.job
  where name = $1 and started_on is not null
  order by data ->> 'name', started_on desc`;

export async function selectQueueCounts(connection: Connection, names: readonly string[]): Promise<QueueCount[]> {
  const { rows } = await connection.executeSql(COUNTS, []);
  const found = rows as { name: string; state: string; jobs: number; last_done: Date | null }[];
  return names.map((name) => {
    const countJobs = (...states: string[]): number =>
      found.filter((row) => row.name === name && states.includes(row.state)).reduce((sum, row) => sum + row.jobs, 0);
    const done = found.find((row) => row.name === name && row.state === "completed");
    return {
      name,
      waiting: countJobs("created"),
      retrying: countJobs("retry"),
      active: countJobs("active"),
      failed: countJobs("failed"),
      done: countJobs("completed"),
      last_done_at: done?.last_done ?? null,
    };
  });
}

interface FailedRow {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  retry_limit: number;
  created_on: Date;
  completed_on: Date | null;
  start_after: Date;
  error: string | null;
}

export async function selectFailedJobs(
  connection: Connection,
  names: readonly string[],
  limit: number,
): Promise<FailedJob[]> {
  const { rows } = await connection.executeSql(FAILED, [names, limit]);
  return (rows as FailedRow[]).map((row) => ({
    id: row.id,
    name: row.name,
    tries: row.retry_count + 1,
    error: row.error ?? "",
    queued_at: row.created_on,
    failed_at: row.completed_on,
    next_try_at: row.state === "retry" ? row.start_after : null,
  }));
}

export async function selectScheduledRuns(connection: Connection, queueName: string): Promise<ScheduledRun[]> {
  const { rows } = await connection.executeSql(SCHEDULED_RUNS, [queueName]);
  return rows as ScheduledRun[];
}

/** A job that has not finished. */
export interface UnfinishedJob {
  name: string;
  data: object;
  /** ISO 8601. */
  start_after: string;
}

/**
 * Selects jobs, except scheduled ones, that wait, run or will be retried. Empty if the queue has never been started.
 */
export async function selectUnfinishedJobs(db: Db, schedule: string): Promise<UnfinishedJob[]> {
  const made = await sql<{ is_there: boolean }>`select to_regclass('pgboss.job') is not null as is_there`.execute(db);
  if (!made.rows[0]?.is_there) return [];
  const { rows } = await sql<UnfinishedJob>`
    select name, data, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start_after
    from pgboss.job
    where state in ('created', 'retry', 'active') and name <> ${schedule} and name not like '\_\_pgboss%'
    order by created_on, id`.execute(db);
  return rows;
}
