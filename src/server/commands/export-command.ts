import { formatCommand } from "#config/format-command.ts";
import { listFiles } from "#domain/content/library/files/export-files.ts";
import type { Services } from "../bootstrap.ts";
import { writeContentFolder } from "./content-folder.ts";
import type { Print } from "./print.ts";

/** Writes all texts and pictures to a folder, a file per text and language. Exits with 2 without a folder, or if it can't be written. */
export async function exportFolder(
  [folder]: string[],
  { context }: Pick<Services, "context">,
  print: Print,
): Promise<number> {
  if (!folder) {
    print.err(`Choose a folder for the text: ${formatCommand("export", "texts")}`);
    return 2;
  }
  const files = await listFiles(context);
  try {
    const { written, deleted } = await writeContentFolder(folder, files);
    print.out(`${files.length} files in ${folder}: ${written} written, ${deleted} deleted.`);
    return 0;
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code) throw error;
    print.err(`Can't write ${folder}: ${(error as Error).message}`);
    return 2;
  }
}
