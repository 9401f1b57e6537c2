import type { ListingCard as Card } from "../../listings/listing-cards.ts";
import type { SearchData } from "../../listings/search-data.ts";
import { FilterChips } from "../listings/filter-chips.tsx";
import { IgnoredValues } from "../listings/ignored-values.tsx";
import { ListingCard, ListingGrid } from "../listings/listing-card.tsx";
import { NoResults } from "../listings/no-results.tsx";
import { Pagination } from "../listings/pagination.tsx";
import { PriceHistory } from "../listings/price-history.tsx";
import { PriceScale } from "../listings/price-scale.tsx";
import { SaveButton } from "../listings/save-button.tsx";
import { SaveSearch } from "../listings/save-search.tsx";
import { SearchBox } from "../listings/search-box.tsx";
import { SortSelect } from "../listings/sort-select.tsx";
import { UnreadPhrases } from "../listings/unread-phrases.tsx";
import type { States } from "./samples.tsx";

const PRICES = [
  { at: "2026-03-02T00:00:00Z", price: 450_000 },
  { at: "2026-06-15T00:00:00Z", price: 425_000 },
  { at: "2026-09-01T00:00:00Z", price: null },
];

const FRANCHISE_FINANCIALS: Card["financials"] = [
  ["investment_min", 120_000],
  ["cash_required", 45_000],
];

const UNDISCLOSED: Card["financials"] = [
  ["price", null],
  ["sellers_discretionary_earnings", null],
];

const PLAN = { down_payment: 80_000, loan: 240_000, seller_note: 40_000, after_debt: 95_000 };

/** Cards and the parts of a search, from one search and its first listing. */
export function createListingSamples(path: string, found: SearchData, card: Card): Record<string, States> {
  const { query } = found;
  const plain: Card = { ...card, status: "active", days_listed: 30, is_reduced: false, is_prequalified: false };
  const createCard = (changes: Partial<Card>) => (
    <div className="max-w-sm">
      <ListingCard listing={{ ...plain, ...changes }} />
    </div>
  );
  return {
    ListingCard: {
      plain: createCard({}),
      "with multiple": createCard({ multiple: 2.4 }),
      new: createCard({ days_listed: 1 }),
      "price reduced": createCard({ is_reduced: true }),
      "under contract": createCard({ status: "under_offer" }),
      "lender prequalified": createCard({ is_prequalified: true }),
      "all badges": createCard({ days_listed: 1, is_reduced: true, status: "under_offer", is_prequalified: true }),
      franchise: createCard({ kind: "franchise", financials: FRANCHISE_FINANCIALS, multiple: null }),
      "not disclosed": createCard({ financials: UNDISCLOSED, multiple: null }),
      "with a purchase plan": createCard({ plan: PLAN }),
      "without a picture": createCard({ picture: null }),
      "long name": createCard({ name: `${plain.name} ${plain.name} ${plain.name}` }),
    },
    ListingGrid: {
      three: <ListingGrid listings={[1, 2, 3].map((copy) => ({ ...plain, number: copy }))} isSingleRow />,
    },
    SaveSearch: { unsaved: <SaveSearch url={path} /> },
    SearchBox: { filled: <SearchBox action={path} words={plain.name} /> },
    SortSelect: { chosen: <SortSelect action={path} query={query} /> },
    FilterChips: { active: <FilterChips path={path} {...found} /> },
    UnreadPhrases: { "phrases and near me": <UnreadPhrases path={path} found={{ ...found, asksNear: true }} /> },
    IgnoredValues: { ignored: <IgnoredValues ignored={found.ignored} /> },
    NoResults: {
      "nothing found": (
        <NoResults path={path} found={{ ...found, total: 0, relaxations: [{ key: "price_max", count: 12 }] }} />
      ),
      "past the end": <NoResults path={path} found={{ ...found, total: 24 }} />,
      "no listings at all": <NoResults path={path} found={{ ...found, total: 0, query: [], relaxations: [] }} />,
    },
    Pagination: { "in the middle": <Pagination path={path} query={query} page={5} pages={9} /> },
    SaveButton: { unsaved: <SaveButton post={plain.slug} name={plain.name} /> },
    PriceScale: {
      "above the sector": <PriceScale scale={{ multiple: 3.4, sector_multiple: 2.6 }} sector={plain.sector} />,
      "far below it": <PriceScale scale={{ multiple: 0.4, sector_multiple: 2.6 }} sector={plain.sector} />,
    },
    PriceHistory: { "reduced, then not disclosed": <PriceHistory history={PRICES} /> },
  };
}
