/** Reads "-5", "−5 %", "+10,000" or "2,5"; null for anything else. */
export function parseSigned(text: string): number | null {
  const plain = text.replace(/[\s%$€£¥₫]/g, "").replace("−", "-");
  // Groups of three digits after one to three others, the first not zero, are thousands.
  const number = plain
    .replace(/^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/, (grouped) => grouped.replace(/[.,]/g, ""))
    .replace(",", ".");
  return /^[+-]?\d{1,13}(\.\d{1,2})?$/.test(number) ? Number(number) : null;
}
