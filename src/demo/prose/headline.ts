import type { SeededRandom } from "#lib/seeded-random.ts";
import type { Trade } from "../trades/trade.ts";
import { fillSentence } from "./fill.ts";

/** Claims of age, which fit only an old business. */
const OF_AGE = /Generation|for Decades/;

/**
 * Generates a listing's headline: its kind and a selling point. `founded` is a year, or null if undisclosed; `now` the
 * current year.
 */
export function createHeadline(
  trade: Trade,
  { founded, now }: { founded: number | null; now: number },
  dice: SeededRandom,
): string {
  const name = fillSentence(dice.pick(trade.names), dice);
  const age = founded === null ? 0 : now - founded;
  const hooks = trade.hooks.filter((hook) => (age > 48 || !OF_AGE.test(hook)) && !hasCommonWord(name, hook));
  const hook = joinHook(dice.pick(hooks.length > 0 ? hooks : trade.hooks));
  const way = dice.whole(1, 100);
  if (way > 20 && way <= 32 && age >= 12) return toTitleCase(`${name}, Established ${founded}`);
  if (way > 45 && way <= 52) {
    const praise = dice.pick(["Well-Equipped", "Well-Run", "Long-Established"]);
    return toTitleCase(
      `${praise === "Long-Established" && age < MIN_LONG_ESTABLISHED_YEARS ? "Well-Run" : praise} ${name}`,
    );
  }
  const praise =
    way <= 30 || way > 85
      ? `${dice.pick(age < MIN_ESTABLISHED_YEARS ? ["Well-Run", "Busy"] : ["Established", "Well-Run", "Busy"])} `
      : "";
  return toTitleCase(`${praise}${name}${hook}`);
}

/** Minimum age of an established business, in years. */
const MIN_ESTABLISHED_YEARS = 8;

/** Minimum age of a long-established business, in years. */
const MIN_LONG_ESTABLISHED_YEARS = 15;

/** Returns whether a headline of both would repeat a word, such as "Dance School Beside a School". */
function hasCommonWord(name: string, hook: string): boolean {
  const getWords = (text: string) =>
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, ""));
  const words = new Set(getWords(name));
  return getWords(hook).some((word) => word !== "with" && words.has(word));
}

/** "With Patio" follows a name directly, "Fully Paperless" after a comma. */
function joinHook(hook: string): string {
  return /^(With|Without|In|On|At|Near|Across|Beside|Covering|Run)\b/.test(hook) ? ` ${hook}` : `, ${hook}`;
}

function toTitleCase(text: string): string {
  return text.replace(
    / (With|And|In|On|Of|At|To|From|For|Near|Across|Beside|Without|Since|The|A|Its|By|Above)(?= )/g,
    (word) => word.toLowerCase(),
  );
}
