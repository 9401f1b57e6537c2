import type { Locale } from "#editions/locales.ts";
import { type Guard, movedForNow, pass } from "./visit.ts";

type Locales = readonly [Locale, ...Locale[]];

/** What the whole site has once, in no language: files, and whatever a program asks for. */
const IN_NO_LANGUAGE = /\.[^/]*$/;

/** A page without a language's segment goes to the one the visitor chose, else reads, else to the site's own. */
export const language: Guard = ({ path, query, prefix, is_data, locale, accept_language }, { locales }) => {
  if (locales.length === 1 || prefix || is_data || IN_NO_LANGUAGE.test(path)) return pass;
  const chosen = locales.find((enabled) => enabled === locale) ?? preferred(accept_language, locales) ?? locales[0];
  return movedForNow(prefixOf(chosen, locales) + (path === "/" ? "" : path) + query);
};

/** A locale's segment: its language where no other enabled locale speaks it, else the whole tag. */
export function prefixOf(locale: Locale, locales: Locales): string {
  const spoken = languageOf(locale);
  const isOnly = locales.every((other) => other === locale || languageOf(other) !== spoken);
  return `/${isOnly ? spoken : locale.toLowerCase()}`;
}

/** A path split into its language's segment, where it has one, and the rest. */
export function splitLanguage(path: string, locales: Locales): { prefix: string; path: string } {
  if (locales.length > 1) {
    for (const locale of locales) {
      const prefix = prefixOf(locale, locales);
      if (path === prefix) return { prefix, path: "/" };
      if (path.startsWith(`${prefix}/`) && path.length > prefix.length + 1)
        return { prefix, path: path.slice(prefix.length) };
    }
  }
  return { prefix: "", path };
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
    const found = exact ?? locales.find((locale) => languageOf(locale) === languageOf(tag));
    if (found) return found;
  }
}

function languageOf(tag: string): string {
  return tag.split("-")[0] ?? "";
}
