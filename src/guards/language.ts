import { getLanguage, getPrefix, type Locales } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { withoutKeys } from "./query-keys.ts";
import { type Guard, pass, temporaryRedirect } from "./visit.ts";

/** What the whole site has once, in no language: files, and whatever a program asks for. */
const IN_NO_LANGUAGE = /\.[^/]*$/;

/** The key by which the switcher asks for another language; the answer remembers it. */
const CHOICE = "locale";

/**
 * A page without a language's segment goes to the one the visitor chose, else reads, else to the site's own; who chooses
 * another one goes to the same page in that.
 */
export const language: Guard = ({ path, query, prefix, is_data, locale, accept_language }, { locales }) => {
  if (locales.length === 1 || is_data || IN_NO_LANGUAGE.test(path)) return pass;
  const request = new URLSearchParams(query).get(CHOICE);
  const chosen = locales.find((enabled) => enabled === request);
  if (chosen) {
    const to = addressIn(chosen, locales, path, withoutKeys(query, [CHOICE]));
    return { ...temporaryRedirect(to), locale: chosen, leaves_language: true };
  }
  if (prefix) return pass;
  return temporaryRedirect(addressIn(readLanguage(locale, accept_language, locales), locales, path, query));
};

function addressIn(locale: Locale, locales: Locales, path: string, query: string): string {
  return getPrefix(locale, locales) + (path === "/" ? "" : path) + query;
}

/** The enabled locale that somebody is answered in: the one they chose, else the one they read best, else the default. */
export function readLanguage(chosen: string | null, accept_language: string, locales: Locales): Locale {
  return locales.find((enabled) => enabled === chosen) ?? preferred(accept_language, locales) ?? locales[0];
}

/** The enabled locale that an `Accept-Language` header likes best: the very tag before another of the same language. */
function preferred(header: string, locales: Locales): Locale | undefined {
  const wishes = header
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag);
    const found = exact ?? locales.find((locale) => getLanguage(locale) === getLanguage(tag));
    if (found) return found;
  }
}
