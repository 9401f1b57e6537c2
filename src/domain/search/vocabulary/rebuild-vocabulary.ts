import { type Context, inTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { replaceVocabulary } from "./vocabulary-queries.ts";

/**
 * Learns the words of all public listings, so that misspelled ones can be told. Reads them all: about a second at
 * 10,000. Leaves it be while another process is at it.
 */
export function rebuildVocabulary(context: Context): Promise<void> {
  return inTransaction(context, async (inside) => {
    if (await replaceVocabulary(inside.db)) await invalidate(inside, "vocabulary");
  });
}
