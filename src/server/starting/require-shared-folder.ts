import { randomUUID } from "node:crypto";
import { type Config, isLoopback } from "#config/env.ts";
import { claimDataFolder } from "#db/claim-data-folder.ts";
import type { Db } from "#db/connect.ts";
import type { KeyFiles } from "#integrations/files/key-files.ts";
import { StartupError } from "#lib/errors.ts";

/** A file that identifies the data folder or bucket. */
export const FOLDER_ID = "site-id";

/**
 * Checks that this node has the same files as the database's other nodes. Nodes with different folders would sign
 * documents with different keys and lack each other's files.
 *
 * @throws StartupError if the folder is another one. With a loopback PUBLIC_ORIGIN, as in a trial, the difference is only
 * reported.
 */
export async function requireSharedFolder(
  db: Db,
  keys: KeyFiles,
  { public_origin }: Pick<Config, "public_origin">,
  report: (line: string) => void,
): Promise<void> {
  const id = (await keys.createOnce(FOLDER_ID, `${randomUUID()}\n`)).trim();
  const recorded = await claimDataFolder(db, id).catch((error) => {
    throw (error as { code?: string }).code === INVALID_UUID
      ? new StartupError(`${FOLDER_ID} in ${keys.place} is not a UUID. Remove it.`)
      : error;
  });
  if (recorded === id) return;
  const reason = `${keys.place} is not the one that this database's other nodes use: its ${FOLDER_ID} is ${id} instead of ${recorded}. Give every node the same one, or copy all of it if it moved.`;
  if (!isLoopback(new URL(public_origin).hostname)) throw new StartupError(reason);
  report(reason);
}

/** SQLSTATE invalid_text_representation. */
const INVALID_UUID = "22P02";
