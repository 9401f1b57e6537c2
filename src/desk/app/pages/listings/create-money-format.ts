/** Creates a formatter for amounts in major units of a currency, in the reader's language. */
export function createMoneyFormat(currency: string): (amount: number) => string {
  const language = document.documentElement.lang || undefined;
  const format = new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 });
  return (amount) => format.format(amount);
}
