import { formatCommand } from "#config/format-command.ts";
import { importFiles, previewFileImport } from "#domain/content/library/files/import-files.ts";
import type { Context } from "#domain/context.ts";
import { selectStaffByEmail } from "#domain/staff/members/staff-queries.ts";
import { DomainError, Invalid } from "#lib/errors.ts";
import { readContentFolder } from "./content-folder.ts";
import type { Print } from "./print.ts";

interface FolderOptions {
  /** The email address of the staff member who is recorded as the author. */
  by: string | undefined;
  isDryRun: boolean;
}

/**
 * Imports a folder of texts as a staff member. Exits with 1 if a file has an error; 2 without files or the person's
 * rights.
 */
export async function importFolder(
  folder: string,
  { by, isDryRun }: FolderOptions,
  context: Context,
  print: Print,
): Promise<number> {
  const files = await readContentFolder(folder);
  if (files.length === 0) {
    print.err(`${folder} has no text files. To create them: ${formatCommand("export", folder)}`);
    return 2;
  }
  const staff = by ? await selectStaffByEmail(context.db, by) : undefined;
  if (!staff) {
    print.err(
      by
        ? `No staff member has the email address ${by}.`
        : "Say who makes these changes: --by EMAIL, the address of someone at head office.",
    );
    return 2;
  }
  try {
    const viewer = { role: "staff", session: "", ...staff } as const;
    const result = await (isDryRun ? previewFileImport : importFiles)({ ...context, viewer }, files);
    for (const path of result.created) print.out(`new: ${path}`);
    for (const path of result.changed) print.out(`changed: ${path}`);
    for (const path of result.missing) print.err(`no file, unchanged: ${path}`);
    const counts = `${result.created.length} new, ${result.changed.length} changed, ${result.unchanged} unchanged.`;
    print.out(isDryRun ? `${counts} This was a dry run: nothing was saved.` : counts);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (!(error instanceof Invalid)) {
      print.err(`${by}: ${error.message}`);
      return 2;
    }
    for (const [path, [message]] of Object.entries(error.errors)) print.err(`${path}: ${message}`);
    print.err(error.message);
    return 1;
  }
}
