import { undoRun } from "#domain/listings/import/runs/undo-run.ts";
import { DomainError } from "#lib/errors.ts";
import type { Services } from "../bootstrap.ts";
import type { Print } from "./print.ts";

/** Undoes an import by its number. Exits with 2 if there is none to undo. */
export async function undoImport(
  run: string,
  { context, index }: Pick<Services, "context" | "index">,
  print: Print,
): Promise<number> {
  if (!/^[1-9]\d{0,8}$/.test(run)) {
    print.err("Write the number of the import that you want to undo: npm run import -- --undo 12");
    return 2;
  }
  try {
    const { deleted, restored, left } = await undoRun(context, Number(run));
    await index.waitUntilSettled();
    for (const { number, name, reason } of left) {
      const why = reason === "edited" ? "it was edited since" : "it has inquiries or NDAs";
      print.out(`Left as it is: ${number} ${name}, because ${why}.`);
    }
    print.out(`Undone: ${deleted} listings deleted, ${restored} restored, ${left.length} left as they are.`);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    print.err(error.message);
    return 2;
  }
}
