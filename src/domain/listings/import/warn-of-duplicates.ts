import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { findDuplicates, isOnMarket } from "../duplicates/find-duplicates.ts";
import type { ListingRow } from "./listing-row.ts";
import type { RowWarning } from "./row-problem.ts";

/** Max listings named in a warning. */
const MAX_NAMED = 3;

/**
 * Creates warnings about new listings that look like another listing, in this file or stored before.
 *
 * @param created the rows by the number of their new listing
 *
 * @param column the headline's header as spelled in the file
 *
 * @param office_id the only office whose drafts may be named; null for all
 */
export async function warnOfDuplicates(
  context: Pick<Context, "db" | "locale">,
  created: ReadonlyMap<number, ListingRow>,
  column: string,
  office_id: number | null,
  reportLocale: Locale,
): Promise<RowWarning[]> {
  const found = await findDuplicates(
    context,
    [...created.keys()],
    (other) => office_id === null || other.office_id === office_id || isOnMarket(other),
    0,
  );
  return [...found].flatMap(([number, others]) => {
    const row = created.get(number);
    if (!row) return [];
    const numbers = others.slice(0, MAX_NAMED).map((other) => String(other.number));
    const text = m.duplicate_row({ numbers: numbers.join(", ") }, getMessageOptions(reportLocale));
    return [{ line: row.line, column, value: row.values.name, text, record: row.cells, message: m.duplicate_row }];
  });
}
