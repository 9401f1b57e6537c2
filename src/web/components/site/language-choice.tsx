import { getLanguage, isOnlyOfItsLanguage } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { memoize } from "#lib/memoize.ts";
import { m } from "#messages/messages.js";
import { usePageAddress } from "../../document/page-data.ts";
import { useShell } from "../../shell.ts";

/** Max cached names, above the number of languages. */
const MAX_NAMES = 100;

/** Gets a language's own name for itself, with the country if the site has two variants of the language. */
function getName(locale: Locale, locales: readonly Locale[]): string {
  return getDisplayName(isOnlyOfItsLanguage(locale, locales) ? getLanguage(locale) : locale);
}

const getDisplayName = memoize(MAX_NAMES, (language) => {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
});

/** Links to the current page in the site's other languages. The server stores the choice in a cookie. */
export function LanguageChoice() {
  const { locale, locales } = useShell();
  const { pathname, search } = usePageAddress();
  if (locales.length < 2) return null;
  const toHref = (other: Locale): string => {
    const query = new URLSearchParams(search);
    query.set("locale", other);
    return `${pathname}?${query}`;
  };
  return (
    <nav aria-label={m.language()} className="no-print">
      <ul className="flex flex-wrap gap-x-5">
        {locales.map((other) => (
          <li key={other}>
            {other === locale ? (
              <span aria-current="true" className="inline-block py-0.5 font-semibold" lang={other}>
                {getName(other, locales)}
              </span>
            ) : (
              <a
                href={toHref(other)}
                hrefLang={other}
                lang={other}
                rel="nofollow"
                className="inline-block py-0.5 hover:underline"
              >
                {getName(other, locales)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
