import { type Context, runInTransaction } from "#domain/context.ts";
import { DEFAULT_LOCALE, type Locale } from "#editions/locales.ts";
import { StartupError } from "#lib/errors.ts";
import { selectOwners } from "../owner-queries.ts";
import { type ContentPlace, parseContentPath } from "./content-path.ts";
import { lockFolder, recordLoaded, selectLoaded, selectSourceHashes } from "./load-queries.ts";
import { localizeFile } from "./localize-file.ts";
import { mergeAdditions } from "./merge-additions.ts";
import { hashTexts, readContentFolder, type SourceFile } from "./read-folder.ts";
import type { FileOwner } from "./save-file.ts";

interface PlacedFile {
  file: SourceFile;
  place: ContentPlace;
}

/** The number of rows written and files read; null if nothing has changed since the last load. */
export type ContentReport = { written: number; files: number } | null;

/** The folder's key in the database. It is fixed, because the folder's path differs between machines. */
const FOLDER = "content";

/**
 * Updates the database from the files in a folder: writes what has changed since the last load, in the site's
 * languages, and preserves content edited at the desk. Files of offices and agents that do not exist yet are loaded
 * once they do.
 *
 * @param additions a second folder that adds files, and adds front matter to files in the first.
 * @throws StartupError with one line that names the file and the key.
 */
export async function loadContent(context: Context, folder: string, additions?: string): Promise<ContentReport> {
  const spoken: readonly Locale[] = [DEFAULT_LOCALE, ...context.network.locales];
  const shipped = await readContentFolder(folder);
  const sources = additions ? mergeAdditions(shipped, await readContentFolder(additions)) : shipped;
  const files = sources
    .map(parsePlace)
    .filter(({ place }) => spoken.includes(place.locale))
    .map(({ file, place }) => ({ file: localizeFile(file, place.locale, context), place }));
  const owners = await findOwners(context, files);
  const hash = hashTexts([...files.map(({ file }) => file.hash), ...owners.known]);
  if ((await selectLoaded(context.db, FOLDER)) === hash) return null;
  // Imported only when a file has changed, because loading the Markdown libraries takes time.
  const { saveFile } = await import("./save-file.ts");
  return runInTransaction(context, async (tx) => {
    if ((await lockFolder(tx.db, FOLDER)) === hash) return null;
    const loaded = await selectSourceHashes(tx.db);
    let written = 0;
    for (const { file, place } of files) {
      const owner = loaded.has(file.hash) ? null : owners.getOwner(place);
      if (owner && (await saveFile(tx, file, place, owner))) written++;
    }
    await recordLoaded(tx.db, FOLDER, hash, tx.clock());
    return { written, files: files.length };
  });
}

function parsePlace(file: SourceFile): PlacedFile {
  const place = parseContentPath(file.path);
  if (!place) throw new StartupError(`content/${file.path}: unknown folder or file type.`);
  return { file, place };
}

async function findOwners(
  { db }: Context,
  files: readonly PlacedFile[],
): Promise<{ known: string[]; getOwner: (place: ContentPlace) => FileOwner | null }> {
  const officeSlugs = files.flatMap(({ place }) => place.office ?? []);
  const agentSlugs = files.flatMap(({ place }) => (place.kind === "page" && place.agent) || []);
  const { offices, agents } = await selectOwners(db, officeSlugs, agentSlugs);
  return {
    known: [...offices.keys(), ...agents.keys()],
    getOwner: (place) => {
      const office = place.office;
      const agent = place.kind === "page" ? place.agent : null;
      const office_id = office === null ? null : offices.get(office);
      const agent_id = agent === null ? null : agents.get(agent);
      return office_id === undefined || agent_id === undefined ? null : { office_id, agent_id };
    },
  };
}
