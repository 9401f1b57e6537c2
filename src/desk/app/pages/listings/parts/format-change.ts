import type { YearlyFinancials } from "#db/tables/listings.ts";
import type { HistoryEntry } from "#domain/listings/editing/list-history.ts";
import type { FieldRow } from "#domain/listings/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/fields/listing-fields.ts";
import { YEARLY_AMOUNTS } from "#domain/listings/fields/yearly-amounts.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../../components/format-time.ts";
import { createMoneyFormat } from "../create-money-format.ts";

const MAX_LENGTH = 120;

/** Returns a change's old and new value as people read them. Of yearly financials, only the years that differ. */
export function formatChange(
  { field, old_value, new_value }: Pick<HistoryEntry, "field" | "old_value" | "new_value">,
  currency: string,
): { before: string; after: string } {
  const row: FieldRow | undefined = getOwnValue(LISTING_FIELDS, field);
  if (row?.type === "years") {
    const [before, after] = [parseYears(old_value), parseYears(new_value)];
    return { before: formatYears(before, after, currency), after: formatYears(after, before, currency) };
  }
  const format = (value: string | null): string => formatValue(field, row, value, currency);
  return { before: format(old_value), after: format(new_value) };
}

function formatValue(field: string, row: FieldRow | undefined, value: string | null, currency: string): string {
  if (field === "confirmed_at") return value ? formatTime(value) : m.edit_never();
  if (value === null || value === "") return m.not_disclosed();
  if (field === "status") return getOwnValue(STATUS_LABELS, value)?.() ?? value;
  if (row?.type === "money") return createMoneyFormat(currency)(Number(value));
  if (row?.type === "percent") return `${value}%`;
  if (row?.type === "flag" || field === "thropro") return value === "true" ? m.yes() : m.no();
  if (row?.type === "choice") return getOwnValue(row.choices ?? {}, value)?.() ?? value;
  return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH - 1)}…` : value;
}

const parseYears = (value: string | null): YearlyFinancials[] => (value ? JSON.parse(value) : []);

function formatYears(years: YearlyFinancials[], others: YearlyFinancials[], currency: string): string {
  const format = createMoneyFormat(currency);
  const known = new Set(others.map((year) => JSON.stringify(year)));
  const changed = years.filter((year) => !known.has(JSON.stringify(year)));
  if (changed.length === 0) return m.not_disclosed();
  return changed
    .map((year) => {
      const amounts = YEARLY_AMOUNTS.flatMap(([field, label]) => {
        const amount = year[field];
        return amount === null ? [] : [`${label()} ${format(amount)}`];
      });
      return [year.year, ...amounts].join(" · ");
    })
    .join("; ");
}
