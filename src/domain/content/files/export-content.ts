import type { Context } from "#domain/context.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { TEXT_RIGHTS } from "../editing/content-access.ts";
import { type ContentFile, readContentFiles, readGroupsFile } from "./read-content-files.ts";

/**
 * Exports every text as a file per text and language. An office's staff get the texts of their office. The same content
 * always gives the same files.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function exportContent(context: Context): Promise<ContentFile[]> {
  const { office_id } = getScope(authorize(context, TEXT_RIGHTS.read));
  if (office_id === undefined) return listContentFiles(context);
  const files = await readContentFiles(context.db);
  return files.filter((file) => file.office_id === office_id).map(({ path, text }) => ({ path, text }));
}

/** Exports all texts as files, for the command line. */
export async function listContentFiles({ db }: Pick<Context, "db">): Promise<ContentFile[]> {
  const files = (await readContentFiles(db)).map(({ path, text }) => ({ path, text }));
  return [...files, await readGroupsFile(db)];
}
