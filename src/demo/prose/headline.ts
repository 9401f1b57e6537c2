import type { SeededRandom } from "#lib/seeded-random.ts";
import type { Trade } from "../trades/trade.ts";
import { fill } from "./fill.ts";

/** Claims of old age, which only an old business may make. */
const OF_AGE = /Generation|Since the|Fifties|Sixties|Eighties|In Business/;

/**
 * A listing's headline: what it is, and what sets it apart or where it is. `place` is a county or a region, `founded` a
 * year, or null when the seller keeps it to himself; `now` the year it is.
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

/** "With Patio" follows a name as it is, "Fully Paperless" after a comma. */
function joined(hook: string): string {
  return /^(With|Without|And|In|On|At|Near|Across|Beside|Covering|Run)\b/.test(hook) ? ` ${hook}` : `, ${hook}`;
}

function inTitleCase(text: string): string {
  return text.replace(
    / (With|And|In|On|Of|At|To|From|For|Near|Across|Beside|Without|Since|The|A|Its|By|Above)(?= )/g,
    (word) => word.toLowerCase(),
  );
}
