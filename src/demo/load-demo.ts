import { DEFAULT_PHONE } from "#config/env.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { importListings } from "#domain/listings/import/import-listings.ts";
import { advanceNumbers, refreshStatistics } from "#domain/listings/import/import-queries.ts";
import { saveRedirect } from "#domain/redirects/save-redirect.ts";
import { getNameOrder } from "#editions/person-name.ts";
import { toDay } from "#lib/time/day.ts";
import { addDays } from "#lib/time/durations.ts";
import { insertBuyers } from "./buyers/buyer-queries.ts";
import { createDemoBuyers } from "./buyers/demo-buyers.ts";
import { loadDeals } from "./deals/load-deals.ts";
import {
  assignOfficeOwners,
  insertAgents,
  insertOfficeDetails,
  insertOffices,
  selectOfficeSlugs,
  setApprovalRequirements,
  setHeadOfficePhone,
} from "./demo-queries.ts";
import { loadDocuments } from "./documents/load-documents.ts";
import { createDemoTranslation } from "./languages/translate-demo.ts";
import { addYearlyFinancials, loadListings } from "./listings/load-listings.ts";
import { loadPhotos } from "./listings/load-photos.ts";
import type { Seller } from "./listings/make-listing.ts";
import { listPlacesAround } from "./listings/places-around.ts";
import { createDemoNetwork, type DemoNetwork, getMarket } from "./networks/demo-network.ts";
import { createFictionalPhone } from "./offices/fictional-phone.ts";
import { createAgentRows, createOfficeRow, createOpeningHours, isInactive } from "./offices/office-rows.ts";
import { getArea, sharePostalCodes } from "./offices/share-postal-codes.ts";
import { loadBuyerInterests } from "./people/load-buyer-interests.ts";
import { loadNdas } from "./people/load-ndas.ts";
import { loadSavedSearches } from "./people/load-saved-searches.ts";
import { insertReviews, insertTeams } from "./people/people-queries.ts";
import { createTeamRows } from "./people/team-rows.ts";
import { writeReviews } from "./people/write-reviews.ts";
import { insertDemoStaff } from "./staff/insert-demo-staff.ts";
import { loadReplyTemplates } from "./staff/load-reply-templates.ts";
import { insertDemoLog } from "./staff/log-queries.ts";
import { insertDemoVisits } from "./visit-queries.ts";

/** How far back the desk's deals, log and visits reach. */
const HISTORY_DAYS = 90;

export interface DemoReport {
  offices: number;
  listings: number;
}

/**
 * Loads the demo network in one transaction into a database without offices. Returns null if there are any. The same
 * number of listings gives the same network, except for dates, which count back from today.
 *
 * @param spreadsheet bytes of a broker's sample file; its rows are part of the number of listings.
 */
export function loadDemo(
  context: Context,
  spreadsheet: () => AsyncIterable<Uint8Array>,
  onProgress: (step: string) => void = () => {},
  listings?: number,
): Promise<DemoReport | null> {
  return runInTransaction(context, async (tx) => {
    const network = createDemoNetwork(tx.edition);
    const { offices } = network;
    if ((await selectOfficeSlugs(tx.db)).length > 0) return null;
    await saveRedirect(tx, {
      from_pattern: "/find-a-broker/{state}",
      to_pattern: `/${tx.edition.locations_segment}/{state}`,
    });
    const sellers = await loadOffices(tx, network);
    const [firstOffice] = offices;
    // The default is a toll-free number of North America.
    if (firstOffice && tx.edition.dial_code !== "+1" && tx.network.default_phone === DEFAULT_PHONE)
      await setHeadOfficePhone(tx.db, createFictionalPhone(firstOffice, 199));
    await insertDemoStaff(tx, offices[0]?.slug ?? "");
    await loadReplyTemplates(tx);
    await insertBuyers(tx.db, createDemoBuyers(network, tx));
    await invalidate(tx, "offices", "listings");
    onProgress(`${offices.length} offices`);
    const created = network.names.is_american ? await loadSample(tx, spreadsheet, onProgress) : 0;
    const more = Math.max(0, (listings ?? network.listings) - created);
    if (more > 0) {
      const translation = createDemoTranslation(tx.edition, tx.network.locales[0]);
      await advanceNumbers(
        tx.db,
        await loadListings(tx, { market: getMarket(tx.edition), translation }, sellers, more, onProgress),
      );
      await refreshStatistics(tx.db);
    }
    await setApprovalRequirements(tx.db);
    // Requires the listings and buyers.
    await loadBuyerInterests(tx);
    await loadSavedSearches(tx);
    await loadDeals(tx, network);
    await loadPhotos(tx);
    // Before the NDAs, whose signers may read them.
    await loadDocuments(tx);
    await loadNdas(tx);
    const now = tx.clock();
    await insertDemoLog(tx.db, addDays(now, -HISTORY_DAYS));
    await insertDemoVisits(tx.db, { office_slug: offices[0]?.slug ?? "", today: toDay(now), days: HISTORY_DAYS });
    return { offices: offices.length, listings: created + more };
  });
}

/** Imports a broker's sample listings; returns how many. */
async function loadSample(
  context: Context,
  open: () => AsyncIterable<Uint8Array>,
  onProgress: (step: string) => void,
): Promise<number> {
  const { created } = await importListings(context, { open, source: "demo" });
  await addYearlyFinancials(context);
  onProgress(`${created} listings of the sample spreadsheet`);
  return created;
}

/** Inserts offices with territories, hours, agents and reviews; returns the sellers and their places. */
async function loadOffices(
  { db, edition, network, gazetteer, clock }: Context,
  { offices, names }: DemoNetwork,
): Promise<Seller[]> {
  const translation = createDemoTranslation(edition, network.locales[0]);
  const regions = new Set(edition.regions.map(({ slug }) => slug));
  const codes = gazetteer.listPostalCodes().filter(({ state }) => regions.has(state));
  // Without individual postal codes, businesses are in the towns around an office.
  const places = codes.length > 0 ? codes : gazetteer.listTowns().filter(({ state }) => regions.has(state));
  const open = offices.filter((_, position) => !isInactive(position));
  const surroundingArea = getArea(offices, places);
  const territories = sharePostalCodes(open, surroundingArea);
  const ids = await insertOffices(
    db,
    offices.map((office, position) => {
      const row = createOfficeRow(office, position, edition.code, names.is_american);
      return translation?.office(row) ?? row;
    }),
  );
  const getId = (position: number): number => ids[position] ?? 0;
  await insertOfficeDetails(
    db,
    offices.flatMap((_, position) => createOpeningHours(getId(position), position, edition.demo.hours)),
    offices.flatMap(({ slug }, position) =>
      (territories.get(slug) ?? []).map((postal_code) => ({ postal_code, office_id: getId(position) })),
    ),
  );
  const agents = offices.flatMap((office, position) => createAgentRows(office, getId(position), position));
  const agentIds = await insertAgents(
    db,
    agents.map((agent, position) => translation?.agent(agent, position) ?? agent),
  );
  await assignOfficeOwners(db);
  const getAgents = (position: number): number[] =>
    agentIds.filter((_, index) => agents[index]?.office_id === getId(position));
  await insertTeams(
    db,
    offices.flatMap((office, position) =>
      createTeamRows(
        office,
        getId(position),
        getAgents(position),
        position,
        names,
        getNameOrder(edition.locales[0]),
      ).map((member, at) => translation?.member(member, position + at) ?? member),
    ),
  );
  await insertReviews(
    db,
    offices.flatMap((office, position) =>
      isInactive(position)
        ? []
        : writeReviews(office, getId(position), position, clock(), names).map(
            (review, at) => translation?.review(review, position + at) ?? review,
          ),
    ),
  );
  return offices.flatMap((office, position) => {
    if (isInactive(position)) return [];
    const agent_ids = agentIds.filter(
      (_, index) => agents[index]?.office_id === getId(position) && agents[index].active,
    );
    const places = listPlacesAround(office, surroundingArea.get(office.slug) ?? [], gazetteer);
    return [{ office_id: getId(position), agent_ids, places }];
  });
}
