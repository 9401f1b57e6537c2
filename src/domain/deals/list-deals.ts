import type { SortedPageQuery } from "#db/select-page.ts";
import { DEAL_STAGES, type DealStage, type LostReason } from "#db/tables/deals.ts";
import type { Context } from "#domain/context.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { formatPersonName, getNameOrder } from "#editions/person-name.ts";
import { toMajor } from "#lib/money.ts";
import { addDays } from "#lib/time/durations.ts";
import { computeCommission } from "./deal.ts";
import {
  countDeals,
  type DealFilters,
  type DealSort,
  type NamedDealRow,
  selectBoardDeals,
  selectDealPage,
  selectStageTotals,
} from "./deal-list-queries.ts";

/** How many deals a column of the board shows, and how long ended deals stay on it. */
const MAX_CARDS = 50;
const ENDED_DAYS = 90;

/** A deal as lists show it. Money is in major units, times are ISO 8601 UTC. */
export interface DealLine {
  id: string;
  version: number;
  /** Null once the buyer has been erased. */
  buyer: string | null;
  listing_number: number;
  listing: string;
  listing_status: ListingStatus;
  currency: string;
  /** The asking price; null is not disclosed. */
  price: number | null;
  /** The accepted offer, or else the latest open one. */
  offer: number | null;
  /** The expected commission; null while it is unknown. */
  expected_commission: number | null;
  office: string;
  agent: string | null;
  stage: DealStage;
  stage_since: string;
  lost_reason: LostReason | null;
  expected_closing: string | null;
  updated_at: string;
}

/** The total of a column in one currency, in major units. */
export interface StageTotal {
  currency: string;
  value: number;
}

export interface DealColumn {
  stage: DealStage;
  /** The number of deals in the stage; `deals` contains only the first ones. */
  total: number;
  values: StageTotal[];
  deals: DealLine[];
}

interface DealRequest extends DealFilters, SortedPageQuery {
  sort: DealSort;
}

/** Returns a page of the deals that the viewer may see. @throws NotSignedIn; NotAllowed */
export async function listDeals(context: Context, { sort, descending, page, per_page, ...filters }: DealRequest) {
  const scope = getScope(authorize(context, "lead.read"));
  const rows = await selectDealPage(context.db, filters, scope, { sort, descending, page, per_page });
  return {
    data: rows.map((row) => toDealLine(context, row)),
    total: await countDeals(context.db, filters, scope),
  };
}

/**
 * Returns the deals that the viewer may see, as columns by stage.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function showDealBoard(context: Context, filters: DealFilters): Promise<{ data: DealColumn[] }> {
  const scope = getScope(authorize(context, "lead.read"));
  const since = addDays(context.clock(), -ENDED_DAYS);
  const [totals, rows] = await Promise.all([
    selectStageTotals(context.db, filters, scope, { since }),
    selectBoardDeals(context.db, filters, scope, { since, limit: MAX_CARDS }),
  ]);
  const data = DEAL_STAGES.map((stage): DealColumn => {
    const own = totals.filter((each) => each.stage === stage);
    return {
      stage,
      total: own.reduce((sum, { n }) => sum + Number(n), 0),
      values: own
        .filter(({ value }) => value !== null)
        .map(({ currency, value }) => ({ currency, value: toMajor(Number(value), currency) })),
      deals: rows.filter((row) => row.stage === stage).map((row) => toDealLine(context, row)),
    };
  });
  return { data };
}

export function getBuyerName({ network }: Context, row: NamedDealRow): string | null {
  const { first_name, last_name, lead_name } = row;
  if (lead_name) return lead_name;
  return first_name === null ? null : formatPersonName(getNameOrder(network.locales[0]), { first_name, last_name });
}

export function toDealLine(context: Context, row: NamedDealRow): DealLine {
  const { currency } = row;
  const convert = (amount: number | null): number | null => (amount === null ? null : toMajor(amount, currency));
  return {
    id: row.id,
    version: row.version,
    buyer: getBuyerName(context, row),
    listing_number: row.listing_number,
    listing: row.listing,
    listing_status: row.listing_status,
    currency,
    price: convert(row.price),
    offer: convert(row.offer_amount),
    expected_commission: convert(computeCommission(row, row.offer_amount ?? row.price)),
    office: row.office,
    agent: row.agent,
    stage: row.stage,
    stage_since: row.stage_since.toISOString(),
    lost_reason: row.lost_reason,
    expected_closing: row.expected_closing,
    updated_at: row.updated_at.toISOString(),
  };
}
