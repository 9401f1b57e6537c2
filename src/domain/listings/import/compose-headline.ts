import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { getPlaceName, getSectorName } from "../edition-names.ts";
import type { StoredListing } from "./import-queries.ts";

type Facts = Partial<StoredListing>;

/** Writes a headline from a listing's category, place and year, never from its name. */
export function composeHeadline(facts: Facts, { edition, locale }: { edition: Edition; locale: Locale }): string {
  const options = getMessageOptions(locale);
  const names = { sector: getSectorName(facts, locale), place: getPlaceName(facts, edition, locale) };
  return facts.year_established
    ? m.import_headline_since({ ...names, year: String(facts.year_established) }, options)
    : m.import_headline(names, options);
}
