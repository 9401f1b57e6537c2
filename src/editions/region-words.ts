import { m } from "#messages/messages.js";
import type { RegionWord } from "./edition.ts";

/** What each country calls its regions, as a label. */
export const REGION_WORDS: Record<RegionWord, typeof m.filter_state> = {
  state: m.filter_state,
  province: m.filter_province,
  region: m.filter_region,
  county: m.filter_county,
  prefecture: m.filter_prefecture,
  emirate: m.filter_emirate,
  municipality: m.filter_municipality,
};
