import { type Context, inTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { replaceVocabulary } from "./vocabulary-queries.ts";

/**
 * Rebuilds the vocabulary from the words of all public listings, which takes about a second for 10,000. Does nothing
 * while another process is rebuilding it.
 */
export function rebuildVocabulary(context: Context): Promise<void> {
  return inTransaction(context, async (inside) => {
    if (await replaceVocabulary(inside.db)) await invalidate(inside, "vocabulary");
  });
}
