const SMALL = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
  "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]; // biome-ignore format: a list of words
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** Spells a whole number below a million in American English: "four thousand two hundred". */
export function spellNumber(number: number): string {
  if (number < 20) return SMALL[number] ?? "";
  if (number < 100) return `${TENS[Math.floor(number / 10)]}${number % 10 ? `-${SMALL[number % 10]}` : ""}`;
  const unit = number < 1000 ? 100 : 1000;
  const rest = number % unit;
  return `${spellNumber(Math.floor(number / unit))} ${unit === 100 ? "hundred" : "thousand"}${rest ? ` ${spellNumber(rest)}` : ""}`;
}

/** The number that a word or numeral names; null for any other word. */
export function readNumber(word: string): number | null {
  if (/^\d[\d,]*$/.test(word)) return Number(word.replaceAll(",", ""));
  const [tens = "", one] = word.toLowerCase().split("-");
  const at = SMALL.indexOf(tens);
  if (at >= 0) return one === undefined ? at : null;
  const ten = TENS.indexOf(tens, 2);
  if (ten < 0) return null;
  return ten * 10 + (one === undefined ? 0 : Math.max(0, SMALL.indexOf(one)));
}

/** Spells out every numeral at the beginning of a sentence, as American style requires. */
export function spellFirstNumbers(text: string): string {
  return text.replace(/(^|[.!?]\s+)(\d[\d,]*)(?![\d.:])/g, (_, before: string, digits: string) => {
    const spelled = spellNumber(Number(digits.replaceAll(",", "")));
    return `${before}${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}`;
  });
}
