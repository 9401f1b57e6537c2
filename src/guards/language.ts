import { getLanguage, getPrefix, type Locales } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { removeQueryKeys } from "./query-keys.ts";
import { type Guard, pass, redirectTemporarily } from "./visit.ts";

/** Matches paths without a locale: files, and paths that programs request. */
const WITHOUT_LANGUAGE = /\.[^/]*$/;

/** The query key of the language switcher; the response remembers the choice. */
const CHOICE = "locale";

/**
 * Redirects a page without a language prefix to the visitor's chosen, preferred or default language; a new choice
 * redirects to the same page in that language.
 */
export const languageGuard: Guard = ({ path, query, prefix, locale, accept_language }, { locales }) => {
  if (locales.length === 1 || WITHOUT_LANGUAGE.test(path)) return pass;
  const request = new URLSearchParams(query).get(CHOICE);
  const chosen = locales.find((enabled) => enabled === request);
  if (chosen) {
    const to = toAddress(chosen, locales, path, removeQueryKeys(query, [CHOICE]));
    return { ...redirectTemporarily(to), locale: chosen, leaves_language: true };
  }
  if (prefix) return pass;
  return redirectTemporarily(toAddress(readLanguage(locale, accept_language, locales), locales, path, query));
};

function toAddress(locale: Locale, locales: Locales, path: string, query: string): string {
  return getPrefix(locale, locales) + (path === "/" ? "" : path) + query;
}

/** Returns the visitor's locale: the chosen one, otherwise the best match of Accept-Language, otherwise the default. */
export function readLanguage(chosen: string | null, accept_language: string, locales: Locales): Locale {
  return locales.find((enabled) => enabled === chosen) ?? getPreferredLocale(accept_language, locales) ?? locales[0];
}

/**
 * Returns the enabled locale that an `Accept-Language` header prefers: an exact tag before another of the same
 * language.
 */
function getPreferredLocale(header: string, locales: Locales): Locale | undefined {
  const preferences = header
    .split(",")
    .map((preference) => {
      const [tag = "", ...parameters] = preference
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of preferences) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag);
    const found = exact ?? locales.find((locale) => getLanguage(locale) === getLanguage(tag));
    if (found) return found;
  }
}
