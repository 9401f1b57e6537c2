import { findFilter } from "#domain/search/search-filters.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import type { Formats } from "../../formats.ts";
import type { SearchData } from "../../listings/search-data.ts";

export type FilterData = Pick<SearchData, "amounts" | "radius" | "categories" | "regions">;

/** Returns the label of a filter value on a chip; null if the key is not a filter by itself. */
export function getFilterLabel(key: string, value: string, data: FilterData, formats: Formats): string | null {
  if (key === "state") return getName(data.regions, value);
  if (key === "category") return getName(data.categories, value);
  if (key === "subcategory") {
    const subcategories = data.categories.flatMap(({ subcategories }) => subcategories);
    return getName(subcategories, value);
  }
  if (key === "exclude") return m.chip_exclude({ name: getExcludedName(value, data) });
  if (key === "kind") return value.toLowerCase() === "franchise" ? m.filter_kind_franchise() : m.filter_kind_business();
  return findFilter(key)?.chip?.(getInputs(key, value, data, formats)) ?? null;
}

/** Returns the label of a link that removes a filter. */
export function getRelaxationLabel(key: string, value: string, data: FilterData, formats: Formats): string {
  return (
    findFilter(key)?.relaxation?.(getInputs(key, value, data, formats)) ??
    m.relax_other({ filter: getFilterLabel(key, value, data, formats) ?? "" })
  );
}

function getInputs(key: string, value: string, { amounts, radius }: FilterData, formats: Formats) {
  const amount = getOwnValue(amounts, key);
  return {
    amount: amount === undefined ? "" : formats.money(amount),
    words: value,
    name: value,
    distance: formats.distance(radius),
    place: value,
    number: formats.number(Number(value.replace(",", "."))),
  };
}

function getExcludedName(slug: string, { regions, categories }: FilterData): string {
  if (slug.toLowerCase() === "franchise") return m.badge_franchise();
  return getName([...regions, ...categories, ...categories.flatMap(({ subcategories }) => subcategories)], slug);
}

function getName(choices: readonly { slug: string; name: string }[], slug: string): string {
  return choices.find((choice) => choice.slug === slug.toLowerCase())?.name ?? slug;
}
