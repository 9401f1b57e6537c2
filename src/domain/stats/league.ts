import type { Context } from "#domain/context.ts";
import { type Amount, sumByCurrency } from "./amount.ts";
import {
  type ClosedDeals,
  type LeadStats,
  type SoldListings,
  type StatsQuery,
  selectUnitNames,
  type UnitCount,
} from "./stats-queries.ts";

/** An office's or an agent's stats. */
export interface LeagueRow {
  /** The office's or agent's id; null for an office's records without an agent. */
  id: number | null;
  name: string | null;
  views: number;
  leads: number;
  median_seconds: number | null;
  ndas: number;
  closings: number;
  volumes: Amount[];
  commissions: Amount[];
}

interface Counted {
  leads: LeadStats;
  views: readonly UnitCount[];
  ndas: readonly UnitCount[];
  sold: readonly SoldListings[];
  closed: readonly ClosedDeals[];
}

/**
 * Creates a row for each office or agent with any count, the highest sold volume first, then by closings, leads and
 * name.
 */
export async function createLeague(
  { db, edition }: Context,
  { unit }: StatsQuery,
  { leads, views, ndas, sold, closed }: Counted,
): Promise<LeagueRow[]> {
  const { counts, medians } = leads;
  const ids = new Set([...counts, ...views, ...ndas, ...sold, ...closed].map((row) => row.unit));
  const names = await selectUnitNames(
    db,
    unit,
    [...ids].filter((id) => id !== null),
  );
  const getVolume = ({ volumes }: LeagueRow): number =>
    volumes.find(({ currency }) => currency === edition.currency)?.value ?? 0;
  return [...ids]
    .map((id) => {
      const isOwn = (row: { unit: number | null }): boolean => row.unit === id;
      const ownSold = sold.filter(isOwn);
      return {
        id,
        name: id === null ? null : (names.get(id) ?? null),
        views: views.find(isOwn)?.n ?? 0,
        leads: counts.filter(isOwn).reduce((total, row) => total + row.leads, 0),
        median_seconds: medians.find((row) => !row.is_all && isOwn(row))?.median_seconds ?? null,
        ndas: ndas.find(isOwn)?.n ?? 0,
        closings: ownSold.reduce((total, { listings }) => total + listings, 0),
        volumes: sumByCurrency(ownSold.map(({ currency, volume }) => [currency, volume])),
        commissions: sumByCurrency(closed.filter(isOwn).map(({ currency, commission }) => [currency, commission])),
      };
    })
    .sort(
      (a, b) =>
        getVolume(b) - getVolume(a) ||
        b.closings - a.closings ||
        b.leads - a.leads ||
        (a.name ?? "").localeCompare(b.name ?? ""),
    );
}
