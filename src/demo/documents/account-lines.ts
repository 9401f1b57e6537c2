import type { YearlyFinancials } from "#db/tables/listings.ts";
import { YEARLY_AMOUNTS } from "#domain/listings/fields/yearly-amounts.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";

/** A line of a business's accounts, from revenue to earnings. */
export interface AccountLine {
  label: string;
  getAmount(accounts: YearlyFinancials): number | null;
}

export function getAccountLines(locale: Locale): AccountLine[] {
  const options = getMessageOptions(locale);
  return YEARLY_AMOUNTS.map(([field, label]) => ({
    label: label({}, options),
    getAmount: (accounts) => accounts[field],
  }));
}
