import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/messages.js";
import { getCurrentStaff } from "../data/auth-provider.ts";
import type { Filter } from "./list-filters.tsx";
import type { Choices } from "./use-choices.ts";

/** Returns a language's name in the reader's language. */
export function getLanguageName(locale: string): string {
  return new Intl.DisplayNames(document.documentElement.lang, { type: "language" }).of(locale) ?? locale;
}

/** The site's languages as options for a select, the default first. Empty while loading. */
export function useLocales(): Choices {
  const { data } = useQuery({ queryKey: ["locales"], queryFn: async () => (await getCurrentStaff()).locales });
  return (data ?? []).map((locale) => [locale, getLanguageName(locale)] as const);
}

/** A list's filter by language, if the site has several. */
export function useLanguageFilter(): Filter[] {
  const locales = useLocales();
  if (locales.length < 2) return [];
  return [{ name: "locale", label: m.language(), kind: "choice", choices: locales }];
}
