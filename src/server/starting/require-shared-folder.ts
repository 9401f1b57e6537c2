import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type Config, isLoopback } from "#config/env.ts";
import { claimDataFolder } from "#db/claim-data-folder.ts";
import type { Db } from "#db/connect.ts";
import { createFileOnce } from "#integrations/files/create-file-once.ts";
import { StartupError } from "#lib/errors.ts";

/** A file of the data folder that tells it from others. */
export const FOLDER_ID = "site-id";

/**
 * Checks that this node has the data folder that the database's other nodes have. With folders of their own they would
 * sign documents with different keys and miss each other's files.
 *
 * @throws StartupError if it has another one. With a loopback PUBLIC_ORIGIN, as in a trial, `say` only reports it.
 */
export async function requireSharedFolder(
  db: Db,
  { data_dir, public_origin }: Pick<Config, "data_dir" | "public_origin">,
  say: (line: string) => void,
): Promise<void> {
  const file = join(data_dir, FOLDER_ID);
  const id = createFileOnce(file, `${randomUUID()}\n`).trim();
  const recorded = await claimDataFolder(db, id).catch((error) => {
    throw (error as { code?: string }).code === INVALID_UUID
      ? new StartupError(`${file} is not a UUID. Remove it.`)
      : error;
  });
  if (recorded === id) return;
  const reason = `DATA_DIR ${data_dir} is not the folder that this database's other nodes use: its ${FOLDER_ID} is ${id} instead of ${recorded}. Mount one folder on every node, or copy the whole folder if it moved.`;
  if (!isLoopback(new URL(public_origin).hostname)) throw new StartupError(reason);
  say(reason);
}

/** SQLSTATE invalid_text_representation. */
const INVALID_UUID = "22P02";
