import { EDITIONS } from "../../src/editions/countries.ts";
import { LOCALES } from "../../src/editions/locales.ts";

/**
 * The locales that an environment enables, the default first, as `config/env.ts` reads them: what is wrong there is said
 * at the start, so that a build leaves it out.
 */
export function enabledLocales({ LOCALES: query = "", COUNTRY: country = "" }) {
  const named = query.split(",").map((part) => part.trim());
  const known = LOCALES.filter((locale) => named.includes(locale)).sort((a, b) => named.indexOf(a) - named.indexOf(b));
  return known.length > 0 ? known : [(EDITIONS[country.trim()] ?? EDITIONS.US).locales[0]];
}

/** The countries whose own locale is one of these. */
export function countriesSpeaking(locales) {
  return Object.values(EDITIONS).flatMap(({ code, locales: [own] }) => (locales.includes(own) ? [code] : []));
}
