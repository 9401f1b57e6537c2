import { insertListing } from "../listings.ts";
import type { DeskAccess } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";

const made = new WeakMap<DeskFixture, Record<string, number>>();

/** Inserts a listing with that owner: the agent, a colleague or another office. */
async function createListingParams(fixture: DeskFixture, owner: "O" | "C" | "X"): Promise<Record<string, string>> {
  const known = made.get(fixture) ?? {};
  made.set(fixture, known);
  if (known[owner] === undefined) {
    const number = 300_000 + { O: 1, C: 2, X: 3 }[owner];
    const agent_id = { O: fixture.agents.own, C: fixture.agents.colleague, X: fixture.agents.other }[owner];
    const office_id = owner === "X" ? fixture.offices.tampa : fixture.offices.miami;
    await insertListing(fixture.context.db, { number, office_id, agent_id });
    known[owner] = number;
  }
  return { id: String(known[owner]), photo: "1", document: "1", other: "1" };
}

const write: DeskAccess = {
  agent: "O",
  office_manager: "OC",
  head_office: "OCX",
  read_only: "",
  getParams: createListingParams,
};
const read: DeskAccess = { ...write, read_only: "OCX" };
const everybody: DeskAccess = { agent: "O", office_manager: "O", head_office: "O", read_only: "O" };

/** Who may make which calls about listings. */
export const LISTING_ACCESS: Record<string, DeskAccess> = {
  deskListListings: everybody,
  deskListingChoices: everybody,
  deskListingNumbers: everybody,
  deskPreviewListingChanges: { ...everybody, read_only: "" },
  deskChangeListings: { ...everybody, read_only: "" },
  // Exports only what the caller may see of the selection (`export-records.db.test.ts`).
  deskExportListings: {
    agent: "OCX",
    office_manager: "OCX",
    head_office: "OCX",
    read_only: "OCX",
    getParams: () => ({ format: "csv" }),
  },
  deskCreateListing: { ...everybody, read_only: "" },
  deskShowListing: read,
  deskEditListing: write,
  deskAskQuestions: write,
  deskChangeStatus: write,
  deskConfirmListing: write,
  deskConfirmListings: { ...everybody, read_only: "" },
  deskDuplicateListing: write,
  deskCurateListing: { ...write, agent: "", office_manager: "" },
  deskListingHistory: write,
  deskListingMarket: read,
  deskDismissDuplicate: write,
  deskSellerPage: write,
  deskSaveSellerPage: write,
  deskMakeSellerLink: write,
  deskRevokeSellerLinks: write,
  deskPreviewListing: read,
  deskPreviewListingPage: read,
  deskAddPhoto: write,
  deskArrangePhotos: write,
  deskDescribePhoto: write,
  deskCropPhoto: write,
  deskRemovePhoto: write,
  deskAddDocument: write,
  deskChangeDocument: write,
  deskRemoveDocument: write,
  deskFetchDocument: read,
  deskDocumentReaders: read,
};
