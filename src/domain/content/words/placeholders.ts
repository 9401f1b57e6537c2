import { MARKETING_YEARS } from "#config/marketing-years.ts";
import type { Context } from "#domain/context.ts";
import { countryName } from "#editions/country-name.ts";
import { editionWord } from "#editions/words.ts";

/** What a text may leave open, as `{name}`. */
export const PLACEHOLDERS = ["brand", "phone", "years", "region", "country", "place"] as const;

export type Placeholders = Record<(typeof PLACEHOLDERS)[number], string>;

/**
 * What stands in the place of each: `region` is the edition's word for one ("state"), `place` where the site's office
 * is, and the country where it is nobody's in particular.
 *
 * @param site the office's or agent's telephone and town, where the page is theirs.
 */
export function getPlaceholders(
  { network, edition, locale }: Pick<Context, "network" | "edition" | "locale">,
  site: { phone?: string | null; place?: string | null } = {},
): Placeholders {
  const country = countryName(locale, edition);
  return {
    brand: network.brand,
    phone: site.phone || network.default_phone,
    years: MARKETING_YEARS,
    region: editionWord(locale, edition.region_word),
    country,
    place: site.place || country,
  };
}

/** Plain text with its placeholders filled in; a name that is none stays as it is written. */
export function fillText(text: string, values: Placeholders): string {
  return text.replace(/\{([a-z_]+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof Placeholders] : written,
  );
}

/** The same for HTML: what is filled in is text there too. */
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
