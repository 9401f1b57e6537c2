import { createContext, use } from "react";
import type { PluginIds } from "#config/plugin-ids.ts";
import type { Logo } from "#domain/network/logo/logo.ts";
import type { CountrySite } from "#editions/country-sites.ts";
import type { Locale } from "#editions/locales.ts";
import type { PageInfo } from "./page-info.ts";

/** The data of every page's frame about the edition and the network. */
export interface Shell extends PageInfo {
  brand: string;
  /** The uploaded logo; null for the default logo. */
  logo: Logo | null;
  /** The path of the stylesheet with the brand's own colors; null if it has none. */
  brand_styles: string | null;
  /** Shown in the footer. */
  legal_notice: string | null;
  phone: string;
  /** The language tag of the page's texts: the locale, or the country's version of it, such as en-GB. */
  language: string;
  /** The site's languages. */
  locales: readonly Locale[];
  locations_path: string;
  head_office: string;
  /** The edition's word for an office, in the reader's language. */
  office_label: string;
  /** The configured vendor scripts; null if there are none. */
  plugins: { ids: PluginIds; consent: "opt_in" | "opt_out" } | null;
  /** The countries in which the network has a site: this one first, the others by name. */
  countries: CountrySite[];
  /** The year of the copyright line. */
  year: number;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error("The shell is only available while the server renders a page.");
  return shell;
}
