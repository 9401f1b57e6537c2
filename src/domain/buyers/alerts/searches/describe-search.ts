import { CATEGORIES } from "#domain/categories/categories.ts";
import type { Context } from "#domain/context.ts";
import type { ListingFilters } from "#domain/search/listing-filters.ts";
import { formatLocale } from "#editions/format-locale.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { categoryName } from "#editions/words.ts";
import { toMajor } from "#lib/money.ts";
import { m } from "#messages/messages.js";

const SECTOR_NAMES = new Map(
  CATEGORIES.flatMap((category) => [category, ...category.subcategories]).map(({ slug, name }) => [slug, name]),
);

/** A short description made from the filters: "Restaurants, Florida, up to $500,000". Without filters, it says so. */
export function describeSearch(
  filters: ListingFilters,
  { edition, locale }: Pick<Context, "edition" | "locale">,
): string {
  const options = messagesIn(locale);
  const { currency, regions, distance_unit } = edition;
  const written = formatLocale(edition, locale);
  const format = new Intl.NumberFormat(written, { style: "currency", currency, maximumFractionDigits: 0 });
  const unit = distance_unit === "mi" ? "mile" : "kilometer";
  const distance = new Intl.NumberFormat(written, { style: "unit", unit, unitDisplay: "long" });
  const describeBound = (
    minor: number | null,
    message: (of: { amount: string }, options: object) => string,
  ): string[] => (minor === null ? [] : [message({ amount: format.format(toMajor(minor, currency)) }, options)]);
  const describeFlag = (isSet: boolean, message: (of: object, options: object) => string): string[] =>
    isSet ? [message({}, options)] : [];
  const { q, near, radius, kind } = filters;
  const sectors = filters.subcategory.length > 0 ? filters.subcategory : filters.category;
  const words = [
    ...(q === null ? [] : [m.chip_keyword({ words: q }, options)]),
    ...sectors.map((slug) => categoryName(locale, slug, SECTOR_NAMES.get(slug) ?? slug)),
    ...filters.state.map((slug) => regions.find((region) => region.slug === slug)?.name ?? slug),
    ...(near ? [m.chip_near({ distance: distance.format(radius), place: near.text }, options)] : []),
    ...describeFlag(filters.bbox !== null, m.chip_bbox),
    ...describeBound(filters.price_min, m.chip_price_min),
    ...describeBound(filters.price_max, m.chip_price_max),
    ...describeBound(filters.down_payment_max, m.chip_down_payment_max),
    ...describeBound(filters.sde_min, m.chip_sde_min),
    ...describeFlag(filters.franchise, m.filter_franchisee_operation),
    ...describeFlag(filters.relocatable, m.filter_relocatable),
    ...describeFlag(filters.real_estate, m.filter_real_estate),
    ...describeFlag(filters.lender_prequalified, m.filter_lender_prequalified),
    ...describeFlag(kind === "franchise", m.filter_kind_franchise),
    ...describeFlag(kind === "business", m.filter_kind_business),
    ...(filters.office === null ? [] : [m.chip_office({ name: filters.office }, options)]),
    ...(filters.agent === null ? [] : [m.chip_agent({ name: filters.agent }, options)]),
  ];
  return words.join(", ") || m.saved_search_all({}, options);
}
