import { formatCommand } from "#config/format-command.ts";
import { previewUndo, undoImportByCommand } from "#domain/imports/undo/undo-import.ts";
import type { RevertedRun } from "#domain/listings/import/runs/import-run.ts";
import { DomainError } from "#lib/errors.ts";
import type { Services } from "../bootstrap.ts";
import type { Print } from "./print.ts";

/** Undoes an import by its number, or prints what that would do. Exits with 2 if there is none to undo. */
export async function undoImport(
  run: string,
  isDryRun: boolean,
  { context, index }: Pick<Services, "context" | "index">,
  print: Print,
): Promise<number> {
  if (!/^[1-9]\d{0,8}$/.test(run)) {
    print.err(`Enter the number of the import to undo: ${formatCommand("import", "--undo 12")}`);
    return 2;
  }
  try {
    const english = { ...context, locale: "en-US" as const };
    printReverted(await (isDryRun ? previewUndo : undoImportByCommand)(english, Number(run)), isDryRun, print);
    if (isDryRun) print.out("This was a dry run: nothing was saved.");
    else await index.waitUntilSettled();
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    print.err(error.message);
    return 2;
  }
}

function printReverted({ deleted, restored, left }: RevertedRun, isDryRun: boolean, print: Print): void {
  for (const { number, name, text } of left) print.out(`Left as it is: ${number ? `${number} ` : ""}${name}: ${text}`);
  const counts = `${deleted} deleted, ${restored} restored, ${left.length} left as they are.`;
  print.out(isDryRun ? `Undoing would give: ${counts}` : `Undone: ${counts}`);
}
