import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDocumentedCommands } from "../support/operator/documented-commands.ts";
import { createMachine, findFreePort, type Machine } from "../support/operator/machine.ts";

/*
 * The documented commands for PostgreSQL's own programs, typed on Debian's PostgreSQL 15: the archive of the log, base
 * backups and their clean-up, point-in-time recovery, and a read replica. Those about the site's services, which stand
 * between them, are typed in documented-commands.test.ts.
 */
const BIN = process.env.TEST_POSTGRES_BIN || "/usr/lib/postgresql/15/bin";
const DATA = "docs/operations/data.md";
const SCALING = "docs/operations/scaling.md";
const OF_THE_SITE = /handover@|readyz|verify-chain/;

const user = {
  uid: Number(spawnSync("id", ["-u", "postgres"]).stdout),
  gid: Number(spawnSync("id", ["-g", "postgres"]).stdout),
};

/** A machine with a running PostgreSQL. */
type DatabaseMachine = Machine & { port: number };
const machines: DatabaseMachine[] = [];

async function createDatabaseMachine(): Promise<DatabaseMachine> {
  const port = await findFreePort();
  const machine = await createMachine(`postgres://postgres@127.0.0.1:${port}/postgres`, {
    POSTGRES_BIN: BIN,
    POSTGRES_USER: `${user.uid}:${user.gid}`,
  });
  const data = join(machine.folder, "var/lib/postgresql/15");
  mkdirSync(data, { recursive: true });
  for (const folder of [machine.folder, join(machine.folder, "log")]) chmodSync(folder, 0o755);
  for (const folder of [dirname(data), data]) chownSync(folder, user.uid, user.gid);
  const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
  const created = spawnSync(join(BIN, "initdb"), ["-D", join(data, "main"), ...options], {
    ...user,
    cwd: machine.folder,
    encoding: "utf8",
  });
  if (created.status !== 0) throw new Error(created.stderr);
  cpSync(join(import.meta.dirname, "../../deploy"), join(machine.folder, "opt/handover/current/deploy"), {
    recursive: true,
  });
  const started = { ...machine, port };
  machines.push(started);
  await type(started, "sudo systemctl start postgresql");
  return started;
}

/** Types the lines of a block that aren't about the site's services. */
async function type(machine: Machine, commands: string): Promise<string> {
  const lines = commands.split("\n").filter((line) => !OF_THE_SITE.test(line));
  const { code, output } = await machine.run(lines.join("\n"));
  expect([commands, code, output]).toEqual([commands, 0, output]);
  return output;
}

const readBlocks = (page: string, heading: string): string[] =>
  readDocumentedCommands(page)
    .filter((each) => each.heading === heading)
    .map(({ commands }) => commands);

const query = async (machine: Machine, text: string): Promise<string> =>
  (await type(machine, `sudo -u postgres psql -At -c "${text}"`)).trim();

const isInstalled = existsSync(join(BIN, "pg_basebackup")) && process.getuid?.() === 0;

describe.skipIf(!isInstalled)("on Debian's PostgreSQL", () => {
  let primary: DatabaseMachine;
  beforeAll(async () => {
    primary = await createDatabaseMachine();
  });
  afterAll(async () => {
    for (const machine of machines) {
      await machine.run("sudo systemctl stop postgresql");
      await machine.stop();
    }
  });

  const listBackups = () =>
    readdirSync(join(primary.folder, "var/backups/postgresql")).filter((name) => name.startsWith("base-"));
  const listLog = () => readdirSync(join(primary.folder, "var/backups/postgresql/wal")).sort();

  test("archives the log, and takes a base backup", async () => {
    const [settings = "", state = "", timer = ""] = readBlocks(DATA, "Point-in-time recovery");
    await type(primary, settings);
    await expect.poll(() => type(primary, state), { timeout: 60_000 }).toMatch(/0000000100000000000000\w\w +\| +0\n/);
    expect(await type(primary, timer)).toMatch(/base-\d{4}-\d\d-\d\d-\d{6}\n/);
    expect(listBackups()).toHaveLength(1);
  });

  test("goes back to the moment before a mistake", async () => {
    await query(primary, "create table notes as select 'before' as text");
    const moment = await query(primary, "select clock_timestamp()");
    await query(primary, "drop table notes");
    const [first = ""] = listBackups();
    const [back = "", state = "", ...rest] = readBlocks(DATA, "Go back");
    await type(primary, back.replace("base-2026-11-22-040000", first).replace("2026-11-24 14:05:00+00", moment));
    await expect.poll(() => type(primary, state), { timeout: 60_000 }).toMatch(/^ f$/m);
    expect(await query(primary, "select text from notes")).toBe("before");
    for (const block of rest) await type(primary, block);
    expect(listBackups()).toHaveLength(2);
    expect(existsSync(join(primary.folder, "var/lib/postgresql/15/before"))).toBe(false);
    const settings = readFileSync(join(primary.folder, "var/lib/postgresql/15/main/postgresql.auto.conf"), "utf8");
    expect(settings).toContain("archive_mode");
    expect(settings).not.toMatch(/restore_command|recovery_target/);
  });

  test("deletes old base backups and the log before them", async () => {
    const [old = ""] = listBackups().sort();
    const [earliest = ""] = listLog();
    const folder = join(primary.folder, "var/backups/postgresql", old);
    utimesSync(folder, 0, 0);
    const [clean = ""] = readBlocks(DATA, "Delete old base backups");
    await type(primary, clean);
    expect(listBackups()).not.toContain(old);
    expect(listBackups()).toHaveLength(2);
    expect(listLog()).not.toContain(earliest);
    expect(listLog().length).toBeGreaterThan(0);
  });

  test("rejects an option that isn't a number of days, and deletes nothing", async () => {
    const count = listBackups().length;
    const { code, output } = await primary.run("sudo -u postgres postgresql-base-backup --retain all");
    expect({ code, output }).toEqual({ code: 2, output: "Choose how many days to retain: --retain 15\n" });
    expect(listBackups()).toHaveLength(count);
  });

  test("adds a read replica", async () => {
    const [onPrimary = "", reload = "", onReplica = "", state = "", withoutArchive = "", reloadReplica = ""] =
      readBlocks(SCALING, "Read replicas");
    for (const commands of [onPrimary, reload]) await type(primary, commands);
    const replica = await createDatabaseMachine();
    await type(replica, onReplica.replace("--host db-1", `--host 127.0.0.1 --port ${primary.port}`));
    await expect.poll(() => type(replica, state), { timeout: 60_000 }).toMatch(/^ streaming/m);
    expect(statSync(join(replica.folder, "var/lib/postgresql/15/main/standby.signal")).isFile()).toBe(true);
    await expect.poll(() => query(replica, "select text from notes"), { timeout: 60_000 }).toBe("before");
    for (const commands of [withoutArchive, reloadReplica]) await type(replica, commands);
    await expect.poll(() => query(replica, "show archive_command")).toBe("");
  });

  test("has a certificate that a client can check", async () => {
    const [commands = ""] = readBlocks(SCALING, "A certificate for PostgreSQL");
    await type(primary, commands);
    // On Debian, it is on from the start.
    await type(primary, 'sudo -u postgres psql -c "alter system set ssl = on"\nsudo systemctl reload postgresql');
    const url = `postgres://postgres@db-2:${primary.port}/postgres?hostaddr=127.0.0.1&sslmode=verify-full`;
    const root = join(primary.folder, "var/lib/postgresql/server.crt");
    const showSsl = () =>
      spawnSync(join(BIN, "psql"), ["-Atc", "show ssl", `${url}&sslrootcert=${root}`], { encoding: "utf8" }).stdout;
    await expect.poll(showSsl, { timeout: 10_000 }).toBe("on\n");
  });
});
