import { getLanguage } from "#editions/language-prefix.ts";

/** Returns the texts in the language of a locale; the English ones if there are none. */
export function getInLanguage<Texts>(texts: Readonly<Record<string, Texts>> & { en: Texts }, locale: string): Texts {
  const language = getLanguage(locale);
  return Object.hasOwn(texts, language) ? (texts[language] ?? texts.en) : texts.en;
}
