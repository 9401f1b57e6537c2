import type { RegionWord } from "#editions/edition.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";

const LABELS: Record<RegionWord, () => string> = {
  state: m.filter_state,
  province: m.filter_province,
  region: m.filter_region,
  county: m.filter_county,
  prefecture: m.filter_prefecture,
  emirate: m.filter_emirate,
  municipality: m.filter_municipality,
};

/** The edition's word for a region, as a form label. */
export function useRegionLabel(): string {
  return LABELS[usePageInfo().region_word]();
}
