import { EDITIONS } from "../../src/editions/countries.ts";
import { LOCALES } from "../../src/editions/locales.ts";

/**
 * Returns the locales that an environment enables, the default first. Follows `config/env.ts`, but ignores invalid
 * values, which are rejected at startup.
 */
export function listEnabledLocales({ LOCALES: query = "", COUNTRY: country = "" }) {
  const named = query.split(",").map((part) => part.trim());
  const known = LOCALES.filter((locale) => named.includes(locale)).sort((a, b) => named.indexOf(a) - named.indexOf(b));
  return known.length > 0 ? known : [(EDITIONS[country.trim()] ?? EDITIONS.US).locales[0]];
}

/** Returns the countries whose default locale is one of these. */
export function listCountriesByDefaultLocale(locales) {
  return Object.values(EDITIONS).flatMap(({ code, locales: [own] }) => (locales.includes(own) ? [code] : []));
}
