import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import type { Formats } from "../../formats.ts";
import type { SearchData } from "../../listings/search-data.ts";

/** The data that filter labels need. */
export type FilterData = Pick<SearchData, "amounts" | "radius" | "categories" | "regions">;

/** The label of a filter value on a chip; null if the key is not a filter by itself. */
export function getFilterLabel(key: string, value: string, data: FilterData, formats: Formats): string | null {
  const formatBound = (bound: keyof FilterData["amounts"]): string => formats.money(data.amounts[bound] ?? 0);
  switch (key) {
    case "q":
      return m.chip_keyword({ words: value });
    case "state":
      return getName(data.regions, value);
    case "category":
      return getName(data.categories, value);
    case "subcategory":
      return getName(
        data.categories.flatMap(({ subcategories }) => subcategories),
        value,
      );
    case "price_min":
      return m.chip_price_min({ amount: formatBound(key) });
    case "price_max":
      return m.chip_price_max({ amount: formatBound(key) });
    case "down_payment_max":
      return m.chip_down_payment_max({ amount: formatBound(key) });
    case "sde_min":
      return m.chip_sde_min({ amount: formatBound(key) });
    case "near":
      return m.chip_near({ distance: formats.distance(data.radius), place: value });
    case "bbox":
      return m.chip_bbox();
    case "office":
      return m.chip_office({ name: value });
    case "agent":
      return m.chip_agent({ name: value });
    case "kind":
      return value.toLowerCase() === "franchise" ? m.filter_kind_franchise() : m.filter_kind_business();
    default:
      return getOwnValue(FLAGS, key)?.() ?? null;
  }
}

const FLAGS: Record<string, () => string> = {
  real_estate: m.filter_real_estate,
  relocatable: m.filter_relocatable,
  lender_prequalified: m.filter_lender_prequalified,
  franchise: m.filter_franchisee_operation,
};

const RELAXATIONS: Record<string, (of: { place: string }) => string> = {
  q: m.relax_q,
  state: m.relax_state,
  category: m.relax_category,
  subcategory: m.relax_subcategory,
  price_min: m.relax_price_min,
  price_max: m.relax_price_max,
  down_payment_max: m.relax_down_payment_max,
  sde_min: m.relax_sde_min,
  near: m.relax_near,
  bbox: m.relax_bbox,
  office: m.relax_office,
  agent: m.relax_agent,
};

/** The label of a link that removes a filter. */
export function getRelaxationLabel(key: string, value: string, data: FilterData, formats: Formats): string {
  const getLabel = getOwnValue(RELAXATIONS, key);
  return getLabel
    ? getLabel({ place: value })
    : m.relax_other({ filter: getFilterLabel(key, value, data, formats) ?? "" });
}

function getName(choices: readonly { slug: string; name: string }[], slug: string): string {
  return choices.find((choice) => choice.slug === slug.toLowerCase())?.name ?? slug;
}
