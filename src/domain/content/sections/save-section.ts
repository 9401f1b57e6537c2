import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { Locale } from "#editions/locales.ts";
import { getChangedTags } from "../changed-tags.ts";
import { type ContentInput, validateContents } from "../content.ts";
import { replaceContents } from "../content-queries.ts";
import { checkSegment } from "../reserved-segments.ts";
import { upsertSection } from "./section-queries.ts";

export interface SectionInput {
  name: string;
  locale: Locale;
  /** Null or omitted for the network. */
  office_id?: number | null;
  contents: readonly ContentInput[];
  /** Hash of the source file. If it is given, content that was edited at the desk is not replaced. */
  source_hash?: string;
}

/**
 * Saves a whole section. Safe to repeat.
 *
 * @returns whether anything was written.
 * @throws Invalid
 */
export function saveSection(context: Context, input: SectionInput): Promise<boolean> {
  const { name, locale, office_id = null, source_hash = null } = input;
  checkSegment(name, { locale: context.locale, field: "name", isFirst: false });
  const contents = validateContents(input.contents, context);
  return runInTransaction(context, async (tx) => {
    const origin = { source_hash, now: tx.clock() };
    const id = await upsertSection(tx.db, { name, locale, office_id }, origin);
    if (id === undefined) return false;
    await replaceContents(tx.db, "section_id", id, contents);
    await invalidate(tx, ...(await getChangedTags(tx, { office_id })));
    return true;
  });
}
