import { type Context, runInTransaction } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { type FieldErrors, Invalid } from "#lib/errors.ts";
import { articleEditor } from "../blog/edit-articles.ts";
import { componentEditor } from "../components/edit-components.ts";
import { PAGE_RIGHTS, TEXT_RIGHTS } from "../editing/content-access.ts";
import type { ContentEditor } from "../editing/content-kind.ts";
import { menuEditor } from "../menus/edit-menus.ts";
import { pageEditor } from "../pages/edit-pages.ts";
import { savePageTemplate } from "../pages/save-website-page.ts";
import { sectionEditor } from "../sections/edit-sections.ts";
import type { ContentPlace } from "../source/content-path.ts";
import type { FileOwner } from "../source/save-file.ts";
import { selectOwnerIds } from "./content-file-queries.ts";
import { type FileDocuments, formatDocument } from "./file-documents.ts";
import { parseFilePath, toFilePath } from "./file-path.ts";
import { FileFault, parseContentFile, parseGroups, toFault } from "./parse-content-file.ts";
import {
  type ContentFile,
  GROUPS_PATH,
  readContentFiles,
  readGroupsFile,
  type StoredFile,
} from "./read-content-files.ts";
import { saveDocument } from "./save-document.ts";

/** The result of an import, by path. */
export interface ContentImport {
  created: string[];
  changed: string[];
  unchanged: number;
  /** Texts of the site that have no file. The import leaves them unchanged. */
  missing: string[];
}

type Recorder = Pick<ContentEditor<never, never>, "replace"> & {
  recordCreated(tx: Context, id: number): Promise<unknown>;
};

const EDITORS: Record<ContentPlace["kind"], Recorder> = {
  section: sectionEditor,
  menu: menuEditor,
  post: articleEditor,
  component: componentEditor,
  page: pageEditor,
};

/** A file that differs from the site's content. */
interface Change {
  path: string;
  place: ContentPlace;
  owner: FileOwner;
  document: FileDocuments[keyof FileDocuments];
  stored: StoredFile | undefined;
}

/**
 * Checks that the viewer may import texts.
 *
 * @throws NotSignedIn; NotAllowed unless the viewer may change all texts
 */
export function authorizeContentImport(context: Context): void {
  const everyones = { office_id: null, agent_id: null };
  for (const { write } of [TEXT_RIGHTS, PAGE_RIGHTS]) authorize(context, write, everyones);
}

/**
 * Imports files in the format of `exportContent`. Texts that differ are saved as new versions by the viewer; texts
 * without a file stay unchanged. If any file has an error, nothing is written. Safe to repeat.
 *
 * @throws NotSignedIn; NotAllowed unless the viewer may change all texts; Invalid by path
 */
export async function importContent(context: Context, files: readonly ContentFile[]): Promise<ContentImport> {
  authorizeContentImport(context);
  return runInTransaction(context, async (tx) => {
    const errors: FieldErrors = {};
    const isGroupsChanged = await saveGroups(tx, files, errors);
    const stored = await readContentFiles(tx.db);
    const { changes, unchanged, seen } = await findChanges(tx, files, stored, errors);
    const saved = await saveChanges(tx, changes, errors);
    if (Object.keys(errors).length > 0) throw new Invalid("Nothing was imported.", errors);
    if (isGroupsChanged) saved.changed.unshift(GROUPS_PATH);
    const missing = stored.filter(({ path }) => !seen.has(path)).map(({ path }) => path);
    return { ...saved, unchanged, missing };
  });
}

/** Saves the names of page groups. @returns whether any changed. */
async function saveGroups(tx: Context, files: readonly ContentFile[], errors: FieldErrors): Promise<boolean> {
  const file = files.find(({ path }) => path === GROUPS_PATH);
  if (!file) return false;
  const before = (await readGroupsFile(tx.db)).text;
  await collectFault(file.path, errors, async () => {
    for (const [slug, name] of parseGroups(file.path, file.text)) await savePageTemplate(tx, { slug, name });
  });
  return (await readGroupsFile(tx.db)).text !== before;
}

/** Parses all files and compares them with the site's content. */
async function findChanges(tx: Context, files: readonly ContentFile[], stored: StoredFile[], errors: FieldErrors) {
  const owners = await selectOwnerIds(tx.db);
  const byPath = new Map(stored.map((file) => [file.path, file]));
  const sections = new Set(stored.flatMap((file) => (file.kind === "section" ? getSlug(file.path) : [])));
  const changes: Change[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  for (const file of files) {
    if (file.path === GROUPS_PATH) continue;
    await collectFault(file.path, errors, async () => {
      const place = requirePlace(file.path);
      const owner = requireOwner(place, owners);
      // A component's folder name can be written in several ways; this is the normalized path.
      const path = toFilePath(place);
      if (seen.has(path)) throw new FileFault("is the same text as another file.");
      seen.add(path);
      const before = byPath.get(path);
      if (place.kind === "section" && !sections.has(place.slug))
        throw new FileFault(`No page shows text named "${place.slug}".`);
      if (before?.text === file.text) {
        unchanged++;
        return;
      }
      const document = parseContentFile(tx, file, place);
      if (before) requireNames(tx, place, document, before);
      if (before?.text === formatDocument(document)) unchanged++;
      else changes.push({ path, place, owner, document, stored: before });
    });
  }
  return { changes, unchanged, seen };
}

const getSlug = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".yaml".length);

async function saveChanges(tx: Context, changes: readonly Change[], errors: FieldErrors) {
  const created: string[] = [];
  const changed: string[] = [];
  for (const { path, place, owner, document, stored } of changes) {
    const save = (at: Context) => saveDocument(at, place, owner, document);
    await collectFault(path, errors, async () => {
      if (stored) await EDITORS[place.kind].replace(tx, stored.id, save);
      else await save(tx);
      (stored ? changed : created).push(path);
    });
  }
  if (created.length > 0 && Object.keys(errors).length === 0) await recordCreated(tx, new Set(created));
  return { created, changed };
}

async function recordCreated(tx: Context, created: ReadonlySet<string>): Promise<void> {
  for (const { path, kind, id } of await readContentFiles(tx.db)) {
    if (created.has(path)) await EDITORS[kind].recordCreated(tx, id);
  }
}

function requirePlace(path: string): ContentPlace {
  const place = parseFilePath(path);
  if (!place) throw new FileFault("isn't a text of this site. Name files as in an export.");
  return place;
}

function requireOwner(place: ContentPlace, { offices, agents }: Awaited<ReturnType<typeof selectOwnerIds>>): FileOwner {
  const agent = place.kind === "page" ? place.agent : null;
  const office_id = place.office === null ? null : offices.get(place.office);
  const agent_id = agent === null ? null : agents.get(agent);
  if (office_id === undefined) throw new FileFault(`There is no office "${place.office}". Import or create it first.`);
  if (agent_id === undefined) throw new FileFault(`There is no agent "${agent}". Import or create them first.`);
  return { office_id, agent_id };
}

/** Rejects a file that lacks a value its page shows. The value may be empty. */
function requireNames(
  tx: Context,
  place: ContentPlace,
  document: Change["document"],
  { path, text }: StoredFile,
): void {
  if (!("contents" in document)) return;
  const before = parseContentFile(tx, { path, text }, place);
  const names = "contents" in before ? Object.keys(before.contents) : [];
  const missing = names.find((name) => !Object.hasOwn(document.contents, name));
  if (missing !== undefined)
    throw new FileFault(`contents.${missing}: is missing. To show nothing, leave it empty ("").`);
}

async function collectFault(path: string, errors: FieldErrors, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const fault = toFault(path, error);
    if (!(fault instanceof FileFault)) throw fault;
    errors[path] = [fault.message];
  }
}
