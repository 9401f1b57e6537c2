import type { YearlyFinancials } from "#db/tables/listings.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";

/** A line of a business's accounts, from revenue to earnings. */
export interface AccountLine {
  label: string;
  getAmount(accounts: YearlyFinancials): number | null;
}

export function getAccountLines(locale: Locale): AccountLine[] {
  const options = getMessageOptions(locale);
  return [
    { label: m.yearly_field_revenue({}, options), getAmount: ({ revenue }) => revenue },
    { label: m.yearly_field_cost_of_goods({}, options), getAmount: ({ cost_of_goods }) => cost_of_goods },
    { label: m.yearly_field_expenses({}, options), getAmount: ({ expenses }) => expenses },
    { label: m.yearly_field_sde({}, options), getAmount: ({ sde }) => sde },
  ];
}
