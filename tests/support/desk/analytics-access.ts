import type { DeskAccess, Whose } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";
import { LISTING_ACCESS } from "./listing-access.ts";

const READS = { agent: "O", office_manager: "OC", head_office: "OCX", read_only: "OCX" };
const SITES: DeskAccess = { agent: "", office_manager: "", head_office: "O", read_only: "O" };

const listing = async (fixture: DeskFixture, whose: Whose) => {
  const { id = "" } = (await LISTING_ACCESS.deskShowListing?.about?.(fixture, whose)) ?? {};
  return { subject: id };
};
const office = (_: DeskFixture, whose: Whose) => ({ subject: whose === "X" ? "tampa" : "miami" });
const agent = async ({ context, agents }: DeskFixture, whose: Whose) => {
  const id = { O: agents.own, C: agents.colleague, X: agents.other }[whose];
  const { slug } = await context.db.selectFrom("agents").select("slug").where("id", "=", id).executeTakeFirstOrThrow();
  return { subject: slug };
};

export const ANALYTICS_ACCESS: Record<string, DeskAccess> = {
  showListingViews: { ...READS, about: listing },
  showOfficeViews: { ...READS, agent: "", about: office },
  showAgentViews: { ...READS, about: agent },
  showSiteViews: SITES,
  listSearches: SITES,
};
