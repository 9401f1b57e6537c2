/** Reads "-5", "−5 %", "+10,000" or "2,5"; null for anything else. */
export function parseSigned(text: string): number | null {
  const plain = text.replace(/[\s%$€£¥₫]/g, "").replace("−", "-");
  // A comma or point before three digits separates thousands.
  const number = plain.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  return /^[+-]?\d{1,13}(\.\d{1,2})?$/.test(number) ? Number(number) : null;
}
