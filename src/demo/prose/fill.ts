import type { SeededRandom } from "#lib/seeded-random.ts";
import { spellFirstNumbers } from "./spell-number.ts";

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Fills in a sentence's choices: `[this|that]` is one of them, `{4-9}` a number from 4 to 9, in words at its start. */
export function fillSentence(text: string, dice: SeededRandom): string {
  const filled = text
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => dice.pick(choices.split("|")))
    .replace(/\{(\d+)(?:-(\d+))?\}/g, (_, low: string, high = low) => pickNumber(Number(low), Number(high), dice));
  return spellFirstNumbers(filled.charAt(0).toUpperCase() + filled.slice(1));
}

/** Small numbers as words, years in full, others rounded as a person would. */
function pickNumber(low: number, high: number, dice: SeededRandom): string {
  const number = dice.whole(low, high);
  if (low >= 1950 && high <= 2040) return String(number);
  if (number < 10) return WORDS[number] ?? "";
  return (low === high ? number : roundNumber(number)).toLocaleString("en-US");
}

function roundNumber(number: number): number {
  if (number < 200) return number;
  const step = number < 1_000 ? 10 : number < 10_000 ? 50 : number < 100_000 ? 500 : 5_000;
  return Math.round(number / step) * step;
}
