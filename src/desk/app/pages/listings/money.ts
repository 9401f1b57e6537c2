/** Writes amounts in major units of a currency as the reader's language does. */
export function moneyIn(currency: string): (amount: number) => string {
  const language = document.documentElement.lang || undefined;
  const format = new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 });
  return (amount) => format.format(amount);
}
