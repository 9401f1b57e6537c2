import type { Context } from "#domain/context.ts";
import { formatAddress } from "#editions/address-format.ts";
import { getRegionName } from "#editions/translated-data.ts";
import type { ConfidentialValues } from "./fields/field-row.ts";

/** Formats a business's confidential address on one line, as its country writes it; null if nothing is known. */
export function formatConfidentialAddress(
  { edition, locale }: Pick<Context, "edition" | "locale">,
  { street_address, locality, postal_code }: Pick<ConfidentialValues, "street_address" | "locality" | "postal_code">,
  region_slug: string | null,
): string | null {
  if (!street_address && !locality && !postal_code) return null;
  const found = edition.regions.find(({ slug }) => slug === region_slug);
  const region = found ? { ...found, name: getRegionName(locale, found.slug, found.name) } : null;
  return formatAddress(edition.address_format, { street: [street_address], locality, region, postal_code });
}
