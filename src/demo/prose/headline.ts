import type { SeededRandom } from "#lib/seeded-random.ts";
import type { Trade } from "../trades/trade.ts";
import { fill } from "./fill.ts";

/** Claims of age, which fit only an old business. */
const OF_AGE = /Generation|Since the|Fifties|Sixties|Eighties|In Business/;

/**
 * Generates a listing's headline: its kind, and a selling point or its place. `place` is a county or region; `founded`
 * a year, or null if undisclosed; `now` the current year.
 */
export function headline(
  trade: Trade,
  { place, founded, now }: { place: string; founded: number | null; now: number },
  dice: SeededRandom,
): string {
  const name = fill(dice.pick(trade.names), dice);
  const age = founded === null ? 0 : now - founded;
  const hooks = age > 48 ? trade.hooks : trade.hooks.filter((hook) => !OF_AGE.test(hook));
  const hook = joined(dice.pick(hooks));
  const way = dice.whole(1, 100);
  if (way <= 20) return `${name} in ${place}`;
  if (way <= 32 && age >= 12) return `${name}, Since ${founded}`;
  if (way <= 45) return inTitleCase(`${name}${hook}, ${place}`);
  if (way <= 52) return `${dice.pick(["Family-Run", "Well-Kept", "Manager-Run", "Long-Standing"])} ${name}`;
  return inTitleCase(`${name}${hook}`);
}

/** "With Patio" follows a name directly, "Fully Paperless" after a comma. */
function joined(hook: string): string {
  return /^(With|Without|And|In|On|At|Near|Across|Beside|Covering|Run)\b/.test(hook) ? ` ${hook}` : `, ${hook}`;
}

function inTitleCase(text: string): string {
  return text.replace(
    / (With|And|In|On|Of|At|To|From|For|Near|Across|Beside|Without|Since|The|A|Its|By|Above)(?= )/g,
    (word) => word.toLowerCase(),
  );
}
