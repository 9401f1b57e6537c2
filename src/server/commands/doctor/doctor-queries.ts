import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { SCHEDULED_JOBS } from "#integrations/scheduled-queue.ts";

/** Selects the server's major version and its time in milliseconds. */
export async function selectServerState(db: Db): Promise<{ version: number; now: number }> {
  const { rows } = await sql<{ version: number; now: number }>`
    select current_setting('server_version_num')::int / 10000 as version,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
  return rows[0] ?? { version: 0, now: 0 };
}

/** When workers and nightly backups last ran, and what is waiting. */
export interface WorkState {
  failed_jobs: number;
  late_mails: number;
  /** Null if no worker has run. */
  minutes_since_run: number | null;
  /** Null if there is no backup. */
  hours_since_backup: number | null;
}

/** Selects the state of work; null in a database without a queue. */
export async function selectWorkState(db: Db): Promise<WorkState | null> {
  const made = await sql<{ is_there: boolean }>`
    select to_regclass('pgboss.job') is not null and to_regclass('outbox') is not null
      and to_regclass('job_progress') is not null as is_there`.execute(db);
  if (!made.rows[0]?.is_there) return null;
  const { rows } = await sql<WorkState>`
    select
      (select count(*)::int from pgboss.job where state = 'failed' and name <> ${SCHEDULED_JOBS}) as failed_jobs,
      (select count(*)::int from outbox where status = 'waiting' and created_at < now() - interval '15 minutes')
        as late_mails,
      (select floor(extract(epoch from now() - max(started_on)) / 60)::int from pgboss.job where name = ${SCHEDULED_JOBS})
        as minutes_since_run,
      (select floor(extract(epoch from now() - max(finished_at)) / 3600)::int from job_progress where name = 'backup')
        as hours_since_backup`.execute(db);
  return rows[0] ?? null;
}

/** A server's replication state. The position is where its last change ends in the log, in bytes. */
export interface ReplicationState {
  is_replica: boolean;
  /** Identifies the site that a database belongs to. */
  folder_id: string | null;
  position: number;
  /** Seconds since the last transaction that a replica applied; null on a primary. */
  seconds: number | null;
}

export async function selectReplicationState(db: Db): Promise<ReplicationState> {
  const made = await sql<{ is_there: boolean }>`select to_regclass('data_folder') is not null as is_there`.execute(db);
  const { rows } = await sql<Omit<ReplicationState, "folder_id">>`
    select pg_is_in_recovery() as is_replica,
      pg_wal_lsn_diff(
        case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0'
      )::bigint as position,
      extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds`.execute(db);
  const folder = made.rows[0]?.is_there
    ? await db.selectFrom("data_folder").select("id").executeTakeFirst()
    : undefined;
  return { ...(rows[0] as Omit<ReplicationState, "folder_id">), folder_id: folder?.id ?? null };
}
