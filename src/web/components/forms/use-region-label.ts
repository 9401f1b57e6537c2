import { REGION_WORDS } from "#editions/region-words.ts";
import { usePageInfo } from "../../page-info.ts";

/** The edition's word for a region, as a form label. */
export function useRegionLabel(): string {
  return REGION_WORDS[usePageInfo().region_word]();
}
