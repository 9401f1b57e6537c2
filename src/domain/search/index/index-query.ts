import type { FinancingTerms } from "#editions/financing.ts";
import type { DistanceUnit } from "#lib/distance.ts";
import type { SearchScope } from "../listing-filters.ts";
import type { ListingFilters } from "../search-filters.ts";
import type { Bitmap } from "./bitmap.ts";

/** A search whose names and words have been looked up in the database, so that the index alone can answer it. */
export interface IndexQuery {
  filters: ListingFilters;
  scope: SearchScope;
  unit: DistanceUnit;
  /** Used by the age and income filters. */
  now: Date;
  financing: FinancingTerms;
  currency: string;
  /** The ids that `filters.office` and `filters.agent` refer to; null if there is no such office or agent. */
  office_id: number | null;
  agent_id: number | null;
  /** The listings that match the words of `filters.q`. */
  hits: Bitmap | null;
  /** The positions of the hits, most relevant first; null unless the search is sorted by relevance. */
  by_relevance: Uint32Array | null;
}
