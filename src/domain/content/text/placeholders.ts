import { MARKETING_YEARS, MARKETING_YEARS_COUNT } from "#config/marketing-years.ts";
import type { Context } from "#domain/context.ts";
import { getCountryName } from "#editions/country-name.ts";
import { translateEditionWord } from "#editions/translated-data.ts";

/** The placeholders that a text may contain, as `{name}`. */
export const PLACEHOLDERS = ["brand", "phone", "years", "years_count", "region", "country", "place"] as const;

export type Placeholders = Record<(typeof PLACEHOLDERS)[number], string>;

/**
 * Returns the value of each placeholder. `region` is the edition's word for a region ("state"); `place` is the town of
 * the page's office, or the country on the network's own pages.
 *
 * @param site the phone number and town of the office or agent whose page it is
 */
export function getPlaceholders(
  { network, edition, locale }: Pick<Context, "network" | "edition" | "locale">,
  site: { phone?: string | null; place?: string | null } = {},
): Placeholders {
  const country = getCountryName(locale, edition);
  return {
    brand: network.brand,
    phone: site.phone || network.default_phone,
    years: MARKETING_YEARS,
    years_count: MARKETING_YEARS_COUNT,
    region: translateEditionWord(locale, edition.region_word),
    country,
    place: site.place || country,
  };
}

/** Fills in the placeholders of a plain text; unknown ones are unchanged. */
export function fillText(text: string, values: Placeholders): string {
  return text.replace(/\{([a-z_]+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof Placeholders] : written,
  );
}

/** Fills in the placeholders of HTML. Values are escaped. */
export function fillHtml(html: string, values: Placeholders): string {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]);
  return fillText(html, Object.fromEntries(escaped) as Placeholders);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
