import { createCurrencyFormat } from "#lib/currency-format.ts";

/** Creates a formatter for amounts in major units of a currency, in the reader's language. */
export function createMoneyFormat(currency: string): (amount: number) => string {
  const language = document.documentElement.lang || undefined;
  const format = createCurrencyFormat(language, currency);
  return (amount) => format.format(amount);
}
