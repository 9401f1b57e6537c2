import type { MenuItem } from "#db/tables/content.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { getChangedTags } from "../changed-tags.ts";
import { checkSegment } from "../reserved-segments.ts";
import { isLinkAddress } from "../text/link-address.ts";
import { upsertMenu } from "./menu-queries.ts";

export interface MenuInput {
  name: string;
  locale: Locale;
  office_id?: number | null;
  data: readonly MenuItem[];
  /** Hash of the source file. If it is given, content that was edited at the desk is not replaced. */
  source_hash?: string;
}

/** Saves a whole menu; safe to repeat. @returns whether anything was written. @throws Invalid */
export function saveMenu(context: Context, input: MenuInput): Promise<boolean> {
  const { name, locale, office_id = null, data, source_hash = null } = input;
  checkSegment(name, { locale: context.locale, field: "name", isFirst: false });
  checkItems(data, context.locale);
  return runInTransaction(context, async (tx) => {
    const origin = { source_hash, now: tx.clock() };
    const id = await upsertMenu(tx.db, { name, locale, office_id, data }, origin);
    if (id === undefined) return false;
    await invalidate(tx, ...(await getChangedTags(tx, { office_id })));
    return true;
  });
}

function checkItems(items: readonly MenuItem[], locale: Locale): void {
  const options = getMessageOptions(locale);
  for (const { label, url, children } of items) {
    if (!isLinkAddress(url)) {
      throw new Invalid(m.field_check_marked({}, options), {
        data: [`${label}: ${m.content_link_wrong({}, options)}`],
      });
    }
    checkItems(children, locale);
  }
}
