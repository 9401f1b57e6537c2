import { AsyncLocalStorage } from "node:async_hooks";
import type { Locales } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { overwriteGetLocale } from "#messages/runtime.js";

/** Which language each piece of work speaks: messages that are not told another follow it. */
export interface LocaleScope {
  /** Of the work under way; the default outside all. */
  locale(): Locale;
  /** Does work, and whatever follows from it, in a language. */
  speak<T>(locale: Locale, work: () => T): T;
}

/** The languages of this process. Where there is but one, nothing has to be remembered. */
export function localeScope(locales: Locales): LocaleScope {
  const [first, ...others] = locales;
  const spoken = new AsyncLocalStorage<Locale>();
  const locale = others.length > 0 ? () => spoken.getStore() ?? first : () => first;
  overwriteGetLocale(() => messagesIn(locale()).locale);
  return { locale, speak: (own, work) => (others.length > 0 ? spoken.run(own, work) : work()) };
}
