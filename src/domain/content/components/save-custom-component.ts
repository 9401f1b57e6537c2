import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { Locale } from "#editions/locales.ts";
import { getChangedTags } from "../changed-tags.ts";
import { type ContentInput, validateContents } from "../content.ts";
import { replaceContents } from "../content-queries.ts";
import { checkSegment } from "../reserved-segments.ts";
import { upsertComponent, upsertComponentType } from "./component-queries.ts";

export interface CustomComponentInput {
  office_id: number;
  /** Created if the office does not have it yet. */
  type: { name: string; status?: "Active" | "Inactive" };
  slug: string;
  locale: Locale;
  position?: number;
  contents: readonly ContentInput[];
  /** Hash of the source file. If it is given, content that was edited at the desk is not replaced. */
  source_hash?: string;
}

/** Saves a whole component; safe to repeat. @returns whether anything was written. @throws Invalid */
export function saveCustomComponent(context: Context, input: CustomComponentInput): Promise<boolean> {
  const { office_id, slug, locale, position = 0, source_hash = null } = input;
  checkSegment(slug, { locale: context.locale, isFirst: false });
  const contents = validateContents(input.contents, context);
  return runInTransaction(context, async (tx) => {
    const { name, status = "Active" } = input.type;
    const type_id = await upsertComponentType(tx.db, { office_id, name, status });
    const component = { type_id, slug, locale, position };
    const id = await upsertComponent(tx.db, component, { source_hash, now: tx.clock() });
    if (id === undefined) return false;
    await replaceContents(tx.db, "component_id", id, contents);
    await invalidate(tx, ...(await getChangedTags(tx, { office_id })));
    return true;
  });
}
