import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "#lib/log.ts";
import { type PostgresServer, startPostgres } from "../../../tests/support/postgres.ts";
import { addVersions } from "../cache-versions.ts";
import { type ChangeFeed, openChangeFeed } from "../change-feed.ts";
import { type Connection, connectPostgres, executePrepared } from "../connect.ts";
import { migrate } from "../migrations.ts";
import type { Replicas } from "./replicas.ts";

/* A primary and a replica that streams its changes, as an operator would set them up. */

let primary: PostgresServer;
let replica: PostgresServer;
let connection: Connection;
let replicas: Replicas;
let changes: ChangeFeed;
const errors: Error[] = [];

beforeAll(async () => {
  primary = await startPostgres();
  replica = await primary.startReplica();
  connection = connectPostgres(primary.url, (error) => errors.push(error), [replica.url]);
  replicas = connection.replicas as Replicas;
  await migrate(connection.db);
  await sql`create table notes (text text not null)`.execute(connection.db);
  changes = await openChangeFeed(connection, silentLog);
});
afterAll(async () => {
  await changes?.close();
  await connection?.close();
  await replica?.stop();
  await primary?.stop();
});

const readWhere = async (): Promise<"replica" | "primary"> => {
  const { rows } = await sql<{ is_replica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(connection.db);
  return rows[0]?.is_replica ? "replica" : "primary";
};
const readPage = () => replicas.runReading(readWhere);
const countNotes = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notes`.execute(connection.db);
  return rows[0]?.n ?? 0;
};
/** Runs a statement on the replica itself. */
async function onReplica(statement: string): Promise<void> {
  const own = connectPostgres(replica.url, () => {});
  await own.executeSql(statement);
  await own.close();
}
/** Writes as a use case does: with the change that the feed reports. */
const addNote = (): Promise<void> =>
  connection.db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('new')`.execute(transaction);
    await addVersions(transaction, ["content"]);
  });

test("reads pages from a replica, and everything else from the primary", async () => {
  await expect.poll(readPage).toBe("replica");
  expect(await readWhere()).toBe("primary");
  const inside = replicas.runReading(() =>
    connection.db.transaction().execute(async (transaction) => {
      await sql`insert into notes values ('inside')`.execute(transaction);
      const { rows } = await sql<{ is_replica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(
        transaction,
      );
      return rows[0]?.is_replica;
    }),
  );
  expect(await inside).toBe(false);
});

test("reads prepared statements, as those of cards, from a replica too", async () => {
  await expect.poll(readPage).toBe("replica");
  const execute = () =>
    executePrepared<{ is_replica: boolean }>(connection.db, "where", "select pg_is_in_recovery() as is_replica", []);
  expect((await replicas.runReading(execute))?.rows).toEqual([{ is_replica: true }]);
  expect((await execute())?.rows).toEqual([{ is_replica: false }]);
});

test("never reads a change too early: not from a replica that has yet to apply it", async () => {
  await expect.poll(readPage).toBe("replica");
  await onReplica("select pg_wal_replay_pause()");
  const before = await countNotes();
  const seen: Promise<number>[] = [];
  // Fills a cache as soon as the change is known, before anything else can happen.
  changes.onChange(() => void seen.push(replicas.runReading(countNotes)));
  await addNote();
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  expect(await Promise.all(seen)).toEqual(seen.map(() => before + 1));
  expect(await readPage()).toBe("primary");
  await expect.poll(() => replicas.describe()[0]?.lag).toBeGreaterThan(0);
  expect(replicas.describe()[0]?.isCurrent).toBe(false);

  await onReplica("select pg_wal_replay_resume()");
  await expect.poll(readPage).toBe("replica");
  expect(await replicas.runReading(countNotes)).toBe(before + 1);
  expect(replicas.describe()).toEqual([{ name: `${new URL(replica.url).host}/postgres`, isCurrent: true, lag: 0 }]);
});

test("repeats on the primary what a replica can't do, and says so", async () => {
  await expect.poll(readPage).toBe("replica");
  errors.length = 0;
  const before = await countNotes();
  await replicas.runReading(() => sql`insert into notes values ('by a page')`.execute(connection.db));
  expect(await countNotes()).toBe(before + 1);
  expect(errors).toEqual([expect.objectContaining({ code: "25006" })]);
  await expect(replicas.runReading(() => sql`select 1 / 0`.execute(connection.db))).rejects.toThrow("division by zero");
});

test("reads from the primary while the replica is down, and from the replica once it is back", async () => {
  await expect.poll(readPage).toBe("replica");
  const { primary: before } = replicas.reads;
  await replica.crash();
  expect(await readPage()).toBe("primary");
  expect(replicas.reads.primary).toBeGreaterThan(before);
  await expect.poll(() => replicas.describe()[0]).toMatchObject({ isCurrent: false, lag: null });
  await replica.recover();
  await expect.poll(readPage).toBe("replica");
});
