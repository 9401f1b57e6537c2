import { toSlug } from "#lib/slug.ts";

/** Matches what people write for a business without a fixed location. */
const ANYWHERE =
  /^(?:(?:fully |100% )?(?:relocat(?:e?able|ion possible)|nationwide|nation-wide|national|anywhere|everywhere|remote|virtual|online|internet|web[- ]based|home[- ]based|work from home|any (?:location|state|where)|multiple (?:states|locations)|various(?: locations)?|all (?:50 )?(?:states|over)|us wide|countrywide))\b(?: (?:business|in (?:the )?(?:usa?|united states|country)|usa?|based|locations?))*[\s.!]*$/i;

/**
 * Returns the text that says that the business has no fixed location, such as "Online / Remote" or only the country's
 * name; undefined if a cell contains a location.
 */
export function findAnywhere(cells: readonly string[], country: ReadonlySet<string>): string | undefined {
  const written = cells.map((cell) => cell.trim()).filter(Boolean);
  const isAnywhere = (text: string): boolean => {
    const parts = text
      .replace(/\((?:[^()]*)\)/g, " ")
      .split(/\s[-–—]\s|[/,;|]|\bor\b/)
      .map((part) => part.trim())
      .filter(Boolean);
    return parts.length > 0 && parts.every((part) => ANYWHERE.test(part) || country.has(toSlug(part)));
  };
  return written.length > 0 && written.every(isAnywhere) ? written[0] : undefined;
}
