import { type Context, runInTransaction } from "#domain/context.ts";
import { DEFAULT_LOCALE, type Locale } from "#editions/locales.ts";
import { StartupError } from "#lib/errors.ts";
import { selectOwners } from "../owner-queries.ts";
import { type ContentPlace, getPlace } from "./content-path.ts";
import { lockFolder, recordLoaded, selectLoaded, selectSourceHashes } from "./load-queries.ts";
import { hashOf, readContentFolder, type SourceFile } from "./read-folder.ts";
import type { FileOwner } from "./save-file.ts";
import { withAdditions } from "./with-additions.ts";

interface PlacedFile {
  file: SourceFile;
  place: ContentPlace;
}

/** How many rows were written, of how many files; null where nothing has changed since the last time. */
export type ContentReport = { written: number; files: number } | null;

/** The one folder there is, as the database calls it: where it lies differs from machine to machine. */
const FOLDER = "content";

/**
 * Brings the database up to date with the files of a folder: what has changed there, in the languages that the site
 * speaks, since the last time is written,
 * what somebody has edited here stays. Files of offices and agents that do not exist wait until they do.
 *
 * @param additions a second folder, which adds files to the first and front matter to files of it.
 * @throws StartupError with one line that names the file and the key.
 */
export async function loadContent(context: Context, folder: string, additions?: string): Promise<ContentReport> {
  const spoken: readonly Locale[] = [DEFAULT_LOCALE, ...context.network.locales];
  const shipped = await readContentFolder(folder);
  const sources = additions ? withAdditions(shipped, await readContentFolder(additions)) : shipped;
  const files = sources.map(placed).filter(({ place }) => spoken.includes(place.locale));
  const owners = await ownersOf(context, files);
  const hash = hashOf([...files.map(({ file }) => file.hash), ...owners.known]);
  if ((await selectLoaded(context.db, FOLDER)) === hash) return null;
  // The libraries that read Markdown are not for a start without changes to wait for.
  const { saveFile } = await import("./save-file.ts");
  return runInTransaction(context, async (inside) => {
    if ((await lockFolder(inside.db, FOLDER)) === hash) return null;
    const loaded = await selectSourceHashes(inside.db);
    let written = 0;
    for (const { file, place } of files) {
      const owner = loaded.has(file.hash) ? null : owners.of(place);
      if (owner && (await saveFile(inside, file, place, owner))) written++;
    }
    await recordLoaded(inside.db, FOLDER, hash, inside.clock());
    return { written, files: files.length };
  });
}

function placed(file: SourceFile): PlacedFile {
  const place = getPlace(file.path);
  if (!place) throw new StartupError(`content/${file.path}: no file belongs here.`);
  return { file, place };
}

async function ownersOf(
  { db }: Context,
  files: readonly PlacedFile[],
): Promise<{ known: string[]; of: (place: ContentPlace) => FileOwner | null }> {
  const officeSlugs = files.flatMap(({ place }) => place.office ?? []);
  const agentSlugs = files.flatMap(({ place }) => (place.kind === "page" && place.agent) || []);
  const { offices, agents } = await selectOwners(db, officeSlugs, agentSlugs);
  return {
    known: [...offices.keys(), ...agents.keys()],
    of: (place) => {
      const office = place.office;
      const agent = place.kind === "page" ? place.agent : null;
      const office_id = office === null ? null : offices.get(office);
      const agent_id = agent === null ? null : agents.get(agent);
      return office_id === undefined || agent_id === undefined ? null : { office_id, agent_id };
    },
  };
}
