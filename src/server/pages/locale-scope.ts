import { AsyncLocalStorage } from "node:async_hooks";
import type { Locales } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { overwriteGetLocale } from "#messages/runtime.js";

/** The locale of each piece of work; messages without an explicit locale use it. */
export interface LocaleScope {
  /** The locale of the current work; the default outside any. */
  locale(): Locale;
  /** Runs work, and everything async that it starts, in a locale. */
  speak<T>(locale: Locale, work: () => T): T;
}

/** Creates the locale scope of this process. With a single locale, nothing has to be tracked. */
export function localeScope(locales: Locales): LocaleScope {
  const [first, ...others] = locales;
  const spoken = new AsyncLocalStorage<Locale>();
  const locale = others.length > 0 ? () => spoken.getStore() ?? first : () => first;
  overwriteGetLocale(() => messagesIn(locale()).locale);
  return { locale, speak: (own, work) => (others.length > 0 ? spoken.run(own, work) : work()) };
}
