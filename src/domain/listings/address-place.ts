import type { Context } from "#domain/context.ts";
import { getRegionName } from "#editions/translated-data.ts";
import type { AddressPlace } from "./confidential-address.ts";

/**
 * Returns the public data that an address in a region is formatted with. `region` is its slug, or its name in the
 * context's language.
 */
export function getAddressPlace(
  { edition, locale }: Pick<Context, "edition" | "locale">,
  region: string | null,
): AddressPlace {
  const regions = edition.regions.map((each) => ({ ...each, name: getRegionName(locale, each.slug, each.name) }));
  const found = regions.find(({ slug, name }) => slug === region || name === region);
  const { code, name, abbreviation } = found ?? {};
  return { format: edition.address_format, region: code && name ? { code, name, abbreviation } : null };
}
