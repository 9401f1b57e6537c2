import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Connection, connectPostgres } from "#db/connect.ts";
import { migrate } from "#db/migrations.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { insertBuyers } from "./fixture/buyers.ts";
import { checkGuarantee, waitUntil } from "./fixture/check-guarantee.ts";
import { formatMs, reportDrill } from "./fixture/report-drill.ts";

/*
 * Deletes all data and restores the moment before that from a base backup and the archived log, as described in
 * docs/operations/data.md. What was written after the backup is restored too.
 */
const archive = await mkdtemp(join(tmpdir(), "handover-archive-"));
// PostgreSQL runs as another user.
await chmod(archive, 0o777);
const server = await startPostgres({
  archive_mode: "on",
  archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
});
const open = (url: string): Connection => connectPostgres(url, () => {});
const countBuyers = async ({ db }: Connection): Promise<number> =>
  Number(
    (
      await db
        .selectFrom("buyers")
        .select(({ fn }) => fn.countAll().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

const site = open(server.url);
await migrate(site.db);
await insertBuyers(site.db, 1_000);
const base = await server.takeBaseBackup();
await sql`insert into accounts (kind, email, locale) values ('staff', 'after-the-backup@office.internal', 'en-US')`.execute(
  site.db,
);
const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(site.db);
const moment = rows[0]?.moment ?? "";
await site.db.deleteFrom("accounts").execute();
checkGuarantee("the mistake deleted everything", (await countBuyers(site)) === 0);
const switched = await sql<{ segment: string }>`select pg_walfile_name(pg_switch_wal()) as segment`.execute(site.db);
const { segment } = switched.rows[0] ?? { segment: "" };
const isArchived = async (): Promise<boolean> => {
  const { rows } = await sql<{ last: string | null }>`select last_archived_wal as last from pg_stat_archiver`.execute(
    site.db,
  );
  return (rows[0]?.last ?? "") >= segment;
};
await waitUntil(isArchived);
await site.close();
await server.stop();

const started = performance.now();
const recovered = await base.recover({
  restore_command: `cp ${archive}/%f %p`,
  recovery_target_time: moment,
  recovery_target_action: "promote",
});
const back = open(recovered.url);
const isWritable = async (): Promise<boolean> => {
  const { rows } = await sql<{ recovering: boolean }>`select pg_is_in_recovery() as recovering`.execute(back.db);
  return rows[0]?.recovering === false;
};
await waitUntil(isWritable);
const recovery_ms = performance.now() - started;
checkGuarantee("all buyers are back", (await countBuyers(back)) === 1_000);
const staff = await back.db.selectFrom("accounts").select("email").where("kind", "=", "staff").execute();
checkGuarantee("what was written after the base backup is there too", staff.length === 1);
await back.close();
await recovered.stop();
await rm(archive, { recursive: true });
reportDrill(
  "everything deleted by mistake: a base backup and the archived log bring back the moment before",
  `1000 buyers and what was written after the base backup are back, recovered in ${formatMs(recovery_ms)}`,
);
