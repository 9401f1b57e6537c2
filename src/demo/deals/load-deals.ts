import { DEAL_STAGES } from "#db/tables/deals.ts";
import type { Context } from "#domain/context.ts";
import { addDays } from "#lib/time/durations.ts";
import type { DemoNetwork } from "../networks/demo-network.ts";
import { createDemoDeal, DEAL_DAYS } from "./create-deal.ts";
import { insertDemoDeals, selectDealListings } from "./deal-queries.ts";
import { getDealSentences } from "./deal-sentences.ts";
import { sellListings, updateSales } from "./sale-queries.ts";

const DEALS = 56;
const CLOSED_DEALS = 8;
/** How many of them are at least at the office of the demo staff, which may have sold nothing otherwise. */
const OWN_SALES = 4;
const OTHER_STAGES = DEAL_STAGES.filter((stage) => stage !== "closed");

/** Loads deals in every stage, most of them at the office of the demo staff. */
export async function loadDeals(
  { db, network, clock }: Context,
  { offices, names }: Pick<DemoNetwork, "offices" | "names">,
): Promise<void> {
  const [locale] = network.locales;
  const [office] = offices;
  if (!office) return;
  const setting = { names, sentences: getDealSentences(locale), locale, office, now: clock() };
  const office_slug = office.slug;
  await sellListings(db, { office_slug, before: addDays(clock(), -DEAL_DAYS), limit: OWN_SALES });
  const listings = await selectDealListings(db, { office_slug, isSold: false, limit: DEALS });
  const sold = await selectDealListings(db, { office_slug, isSold: true, limit: CLOSED_DEALS });
  // Each agent has deals in several stages.
  const deals = listings.map((listing, position) => {
    const stage = OTHER_STAGES[(listing.round + (listing.agent_id ?? 0)) % OTHER_STAGES.length] ?? "new";
    return createDemoDeal(listing, stage, position, setting);
  });
  const closed = sold.map((listing, position) => createDemoDeal(listing, "closed", DEALS + position, setting));
  await insertDemoDeals(db, [...deals, ...closed]);
  await updateSales(db);
}
