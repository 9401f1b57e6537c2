import { useRouteLoaderData } from "react-router";
import type { PluginIds } from "#config/plugin-ids.ts";
import type { EditionCode, RegionWord } from "#editions/edition.ts";
import { DEFAULT_LOCALE, type Locale } from "#editions/locales.ts";
import { createFormats, type Formats } from "./formats.ts";

/** What every page knows about the edition and the network. */
export interface Shell {
  brand: string;
  phone: string;
  origin: string;
  locale: Locale;
  /** The path prefix of this language, such as `/fr`; empty on a site with one language. */
  prefix: string;
  /** The site's languages. */
  locales: readonly Locale[];
  country: EditionCode;
  format_locale: string;
  currency: string;
  distance_unit: "mi" | "km";
  locations_path: string;
  /** Regions with an office, sorted by name. */
  served_regions: { slug: string; name: string }[];
  head_office: string;
  /** The network's word for an office, in the reader's language. */
  office_label: string;
  postal_code: { label: string; example: string };
  region_word: RegionWord;
  /** The configured vendor scripts; null if there are none. */
  plugins: { ids: PluginIds; consent: "opt_in" | "opt_out" } | null;
  /** The countries that the network has a site in: this one first, the others by name. */
  countries: { name: string; href: string; is_chosen: boolean }[];
  /** The year of the copyright line. */
  year: number;
}

/** Used if the root's own loader failed, so that the error page still renders. */
const FALLBACK_SHELL: Shell = {
  brand: "",
  phone: "",
  origin: "",
  locale: DEFAULT_LOCALE,
  prefix: "",
  locales: [],
  country: "US",
  format_locale: DEFAULT_LOCALE,
  currency: "USD",
  distance_unit: "mi",
  locations_path: "/locations",
  served_regions: [],
  head_office: "",
  office_label: "",
  postal_code: { label: "", example: "" },
  region_word: "state",
  plugins: null,
  countries: [],
  year: 0,
};

export function useShell(): Shell {
  return useRouteLoaderData<Shell>("root") ?? FALLBACK_SHELL;
}

export function useFormats(): Formats {
  const { format_locale, currency, distance_unit } = useShell();
  return createFormats(format_locale, currency, distance_unit);
}

/**
 * Returns a function that removes this site's origin from a URL, so that pages load their pictures from the host they
 * were opened on.
 */
export function useLocalUrl(): (url: string) => string {
  const { origin } = useShell();
  return (url) => (origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
}
