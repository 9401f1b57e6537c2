import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { replaceVocabulary } from "./vocabulary-queries.ts";

/**
 * Rebuilds the vocabulary from the words of all public listings, which takes about a second for 10,000. Does nothing
 * while another process is rebuilding it.
 */
export function rebuildVocabulary(context: Context): Promise<void> {
  return runInTransaction(context, async (tx) => {
    if (await replaceVocabulary(tx.db)) await invalidate(tx, "vocabulary");
  });
}
