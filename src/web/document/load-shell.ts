import { getPluginIds } from "#domain/content/settings/website-settings.ts";
import type { Context } from "#domain/context.ts";
import { getBrandStylesPath } from "#domain/network/settings/brand-colors.ts";
import { getOfficeLabel } from "#domain/offices/office-label.ts";
import { OWN_CODES } from "#editions/countries.ts";
import { type CountrySite, listCountrySites } from "#editions/country-sites.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { getLanguagePrefix } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { getTextLanguage } from "#editions/message-locale.ts";
import { getNameOrder } from "#editions/person-name.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import { getLocationsPath } from "../mounts/sites.ts";
import type { PageRequest } from "../request-context.ts";
import type { Shell } from "../shell.ts";

/** Loads the data that every page's frame shows. */
export async function loadShell({ context, dependsOn }: Pick<PageRequest, "context" | "dependsOn">): Promise<Shell> {
  // Pages also show names of offices without depending on their own tags, for example in the advisor's card.
  dependsOn("offices", "content");
  const { edition, network, locale } = context;
  return {
    brand: network.brand,
    logo: network.logo ?? null,
    brand_styles: network.colors ? getBrandStylesPath(network.colors) : null,
    legal_notice: network.legal_notice ?? null,
    phone: network.default_phone,
    origin: network.origin,
    locale,
    language: getTextLanguage(locale),
    prefix: getLanguagePrefix(locale, network.locales),
    locales: network.locales,
    country: edition.code,
    preselected_country: edition.is_preselected ? edition.code : "",
    country_codes: OWN_CODES,
    format_locale: getFormatLocale(edition, locale),
    currency: edition.currency,
    distance_unit: edition.distance_unit,
    locations_path: getLocationsPath(context),
    head_office: network.head_office_address ?? translateEditionWord(locale, edition.head_office.text),
    office_label: getOfficeLabel(context),
    postal_code: {
      label: translateEditionWord(locale, edition.postal_code.label),
      example: edition.postal_code.example,
      ...(edition.postal_code.areas ? { areas: edition.postal_code.areas } : {}),
    },
    region_word: edition.region_word,
    name_order: getNameOrder(edition.locales[0]),
    countries: getCountrySites(context),
    plugins: await getPlugins(context),
    year: context.clock().getUTCFullYear(),
  };
}

/** The country sites by language. They are cached for each network, because they change only with it. */
const countrySites = new WeakMap<Context["network"], Map<Locale, CountrySite[]>>();

function getCountrySites(context: Context): CountrySite[] {
  const stored = countrySites.get(context.network) ?? new Map<Locale, CountrySite[]>();
  const sites = stored.get(context.locale) ?? listCountrySites(context);
  countrySites.set(context.network, stored.set(context.locale, sites));
  return sites;
}

async function getPlugins(context: Context): Promise<Shell["plugins"]> {
  const ids = await getPluginIds(context);
  const isUsed = ids.gtm_id || ids.ga_id || ids.fb_pixel_id;
  return isUsed ? { ids, consent: context.edition.consent } : null;
}
