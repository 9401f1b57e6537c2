import type { DeskAccess, Owner } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";
import { LISTING_ACCESS } from "./listing-access.ts";

const READS = { agent: "O", office_manager: "OC", head_office: "OCX", read_only: "OCX" };
const SITES: DeskAccess = { agent: "", office_manager: "", head_office: "O", read_only: "O" };

const createListingParams = async (fixture: DeskFixture, owner: Owner) => {
  const { id = "" } = (await LISTING_ACCESS.deskShowListing?.getParams?.(fixture, owner)) ?? {};
  return { subject: id };
};
const getOfficeParams = (_: DeskFixture, owner: Owner) => ({ subject: owner === "X" ? "tampa" : "miami" });
const getAgentParams = async ({ context, agents }: DeskFixture, owner: Owner) => {
  const id = { O: agents.own, C: agents.colleague, X: agents.other }[owner];
  const { slug } = await context.db.selectFrom("agents").select("slug").where("id", "=", id).executeTakeFirstOrThrow();
  return { subject: slug };
};

export const ANALYTICS_ACCESS: Record<string, DeskAccess> = {
  showListingViews: { ...READS, getParams: createListingParams },
  showOfficeViews: { ...READS, agent: "", getParams: getOfficeParams },
  showAgentViews: { ...READS, getParams: getAgentParams },
  showSiteViews: SITES,
  listSearches: SITES,
  showStats: { agent: "O", office_manager: "O", head_office: "O", read_only: "O" },
};
