import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#lib/errors.ts";
import { type Connection, connectEmbedded } from "../connect.ts";
import { migrate } from "../migrations.ts";
import { openWorkerSession } from "./worker-session.ts";

const getDatabasePath = (folder: string): string => join(folder, "database");

/** Binds a data folder to one edition permanently, because its money, regions and offices belong to that country. */
export function claimForEdition(folder: string, code: string): void {
  const path = join(folder, "edition.json");
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path)) {
    const draft = `${path}.new`;
    writeFileSync(draft, `${JSON.stringify({ edition: code })}\n`);
    renameSync(draft, path);
    return;
  }
  const recorded = (JSON.parse(readFileSync(path, "utf8")) as { edition: string }).edition;
  if (recorded !== code) {
    throw new StartupError(
      `COUNTRY is ${code}, but DATA_DIR ${folder} contains the ${recorded} edition. Set another DATA_DIR or COUNTRY=${recorded}.`,
    );
  }
}

/**
 * Opens the embedded database of a locked folder. A new one is created in a temporary folder and then moved, so that an
 * interrupted first start leaves no partial database.
 *
 * @param fill fills a new database before the move.
 * @param onCreate called before a new one is created, which takes seconds.
 * @param allowsNewer opens one that a newer release has migrated.
 */
export async function openEmbedded(
  folder: string,
  workerScript: string,
  fill: (connection: Connection) => Promise<void>,
  onCreate: () => void = () => {},
  allowsNewer = false,
): Promise<Connection> {
  if (!hasDatabase(folder)) {
    onCreate();
    await createEmbedded(folder, workerScript, async (fresh) => {
      await migrate(fresh.db);
      await fill(fresh);
    });
  }
  const connection = await connectToFolder(folder, workerScript);
  await migrate(connection.db, { allowsNewer });
  return connection;
}

/**
 * Creates the embedded database of a locked folder. If `build` fails, the folder stays unchanged. Resolves with the
 * path to which the previous database was moved, or null.
 */
export async function createEmbedded(
  folder: string,
  workerScript: string,
  build: (connection: Connection) => Promise<void>,
): Promise<string | null> {
  removeLeftovers(folder);
  const place = getDatabasePath(folder);
  const aside = `${place}.new-${process.pid}`;
  const fresh = connectEmbedded(await openWorkerSession(workerScript, aside));
  try {
    await build(fresh);
  } finally {
    await fresh.close();
  }
  const replaced = existsSync(place) ? `${place}.replaced-${Date.now()}` : null;
  if (replaced) renameSync(place, replaced);
  renameSync(aside, place);
  return replaced;
}

export function hasDatabase(folder: string): boolean {
  return existsSync(getDatabasePath(folder));
}

/** Opens the existing database of a locked folder as it is. */
export async function connectToFolder(folder: string, workerScript: string): Promise<Connection> {
  return connectEmbedded(await openWorkerSession(workerScript, getDatabasePath(folder)));
}

function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith("database.new-")) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
