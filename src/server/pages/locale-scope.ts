import { AsyncLocalStorage } from "node:async_hooks";
import type { Locales } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { overwriteGetLocale } from "#messages/runtime.js";

/** The locale of each piece of work; messages without an explicit locale use it. */
export interface LocaleScope {
  /** The locale of the current work; the default outside any. */
  locale(): Locale;
  /** Runs work, and everything async that it starts, in a locale. */
  run<T>(locale: Locale, work: () => T): T;
}

/** Creates the locale scope of this process. With a single locale, nothing has to be tracked. */
export function createLocaleScope(locales: Locales): LocaleScope {
  const [first, ...others] = locales;
  const storage = new AsyncLocalStorage<Locale>();
  const locale = others.length > 0 ? () => storage.getStore() ?? first : () => first;
  overwriteGetLocale(() => getMessageOptions(locale()).locale);
  return { locale, run: (own, work) => (others.length > 0 ? storage.run(own, work) : work()) };
}
