import { createContext, use } from "react";
import type { PostalCodes, RegionWord } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import type { NameOrder } from "#editions/person-name.ts";
import { createFormats, type Formats } from "./formats.ts";

/** What components need to know about the edition and the language, on the server and in islands. */
export interface PageInfo {
  origin: string;
  locale: Locale;
  /** The path prefix of this language, such as `/fr`; empty on a site with one language. */
  prefix: string;
  country: string;
  /** The country that comes first in lists of countries; empty for none. */
  preselected_country: string;
  /** Codes of countries that differ from the ISO code, by ISO code. */
  country_codes: Readonly<Record<string, string>>;
  format_locale: string;
  currency: string;
  distance_unit: "mi" | "km";
  postal_code: Pick<PostalCodes, "label" | "example" | "areas">;
  region_word: RegionWord;
  /** The order in which the country writes a person's names. */
  name_order: NameOrder;
}

export const PageInfoContext = createContext<PageInfo | null>(null);

export function usePageInfo(): PageInfo {
  const info = use(PageInfoContext);
  if (!info) throw new Error("usePageInfo() was called outside of a page.");
  return info;
}

export function useFormats(): Formats {
  const { format_locale, currency, distance_unit } = usePageInfo();
  return createFormats(format_locale, currency, distance_unit);
}

/**
 * Returns a function that removes this site's origin from a URL, so that pictures load from the host on which the page
 * was opened.
 */
export function useLocalUrl(): (url: string) => string {
  const { origin } = usePageInfo();
  return (url) => (origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
}
