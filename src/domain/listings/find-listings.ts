import type { Context } from "#domain/context.ts";
import { getAgents } from "#domain/offices/agents/agent-directory.ts";
import { getOffices } from "#domain/offices/office-directory.ts";
import { findCardRows, findListingRows } from "./find-rows.ts";
import { getListingNames } from "./listing-names.ts";
import { type CardListing, type Listing, toCardListing, toListing } from "./listing-view.ts";
import type { ListingRow } from "./row-queries.ts";

type Reading = Pick<Context, "db" | "index" | "network" | "locale" | "preview">;

/** Returns public listings by number, in the order of `numbers`; others are left out. */
export async function findListingsByNumbers(context: Reading, numbers: readonly number[]): Promise<Listing[]> {
  const rows = await findListingRows(context, numbers);
  return toListings(
    context,
    numbers.flatMap((number) => rows.get(number) ?? []),
  );
}

/** Returns only what cards show of public listings, in the order of `numbers`; others are left out. */
export async function findCardsByNumbers(context: Reading, numbers: readonly number[]): Promise<CardListing[]> {
  const [rows, names] = await Promise.all([findCardRows(context, numbers), getListingNames(context.db)]);
  return numbers.flatMap((number) => {
    const row = rows.get(number);
    return row ? [toCardListing(row, names, context)] : [];
  });
}

/** Adds the names of what rows refer to: sectors, regions, offices and active agents. */
export async function toListings(context: Reading, rows: readonly ListingRow[]): Promise<Listing[]> {
  if (rows.length === 0) return [];
  const { db } = context;
  const [names, offices, agents] = await Promise.all([getListingNames(db), getOffices(db), getAgents(db)]);
  return rows.flatMap((row) => {
    const office = offices.byId.get(row.office_id);
    const agent = row.agent_id === null ? undefined : agents.byId.get(row.agent_id);
    return office ? [toListing(row, { names, office, agent: agent?.active ? agent : undefined }, context)] : [];
  });
}
