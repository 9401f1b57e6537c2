import { expect, vi } from "vitest";
import { findSellerReport } from "#domain/listings/seller-pages/find-seller-report.ts";
import { createPhoto } from "../../create-photo.ts";
import { BAKERY } from "../../edited-listing.ts";
import { insertListing } from "../../listings.ts";
import { type Desk, getNumber, type SeenByOthers } from "./seen-case.ts";

interface Listing {
  number: number;
  version: number;
}

interface Market {
  duplicates: { number: number; is_dismissed: boolean }[];
}

/** A complete listing on the market. */
async function openListing({ context, fixture }: Desk) {
  const id = getNumber();
  const number = 400_000 + id;
  const slug = `bakery-number-${id}-${number}`;
  await insertListing(context.db, {
    number,
    slug,
    name: `Bakery number ${id}`,
    office_id: fixture.offices.miami,
    agent_id: fixture.agents.own,
    status: "active",
    price: 25_000_000,
    description: "Bread and cakes.",
    listed_at: new Date("2026-10-01T12:00:00Z"),
  });
  return { number, page: `/buy-a-business/listings/${slug}`, name: `Bakery number ${id}` };
}

const getVersion = async (desk: Desk, number: number): Promise<number> =>
  (await desk.call<Listing>("GET", `/listings/${number}`)).version;

const PHOTO = "image/jpeg";

async function addPhoto(desk: Desk, number: number) {
  // Neighboring colors may be the same in a JPEG, and the same photo is not added twice.
  const bytes = await createPhoto({ width: 640, height: 480, hue: (getNumber() * 37) % 256 });
  return desk.call<{ id: number; path: string }>("POST", `/listings/${number}/photos`, bytes, PHOTO);
}

/** The question that a listing without yearly financials has. */
const ANSWERS = { "years_missing:2023|2024|2025": "The seller will provide them." };

const SEARCH = "/buy-a-business/business-listing-search";

export const LISTING_SEEN: SeenByOthers = {
  async deskCreateListing({ fixture }) {
    const name = `Drafted bakery ${getNumber()}`;
    return {
      body: { fields: { ...BAKERY, name, office_id: fixture.offices.miami } },
      page: SEARCH,
      never: name,
      previews: name,
    };
  },
  async deskDuplicateListing(desk) {
    const { number } = await openListing(desk);
    return { params: { id: number }, page: () => countFound(desk, number), stays: "found once" };
  },
  async deskAskQuestions(desk) {
    const { number, page } = await openListing(desk);
    const description = `Two ovens and a view, ${getNumber()}.`;
    return { params: { id: number }, body: { fields: { description } }, page, never: description };
  },
  async deskPreviewListingPage(desk) {
    const { number, page } = await openListing(desk);
    const description = `Two ovens and a view, ${getNumber()}.`;
    const body = { fields: { description }, as: "visitor" };
    return { params: { id: number }, body, page, never: description, previews: description };
  },
  async deskEditListing(desk) {
    const { number, page } = await openListing(desk);
    const description = `Two ovens and a view, ${getNumber()}.`;
    const body = { version: await getVersion(desk, number), fields: { description }, answers: ANSWERS };
    return { params: { id: number }, body, page, shows: description };
  },
  async deskChangeStatus(desk) {
    const { number, name } = await openListing(desk);
    return { params: { id: number }, body: { to: "withdrawn" }, page: SEARCH, hides: name };
  },
  async deskChangeListings(desk) {
    const { number, name } = await openListing(desk);
    const changes = [{ number, version: await getVersion(desk, number), to: "withdrawn" }];
    return { body: { changes }, page: SEARCH, hides: name };
  },
  async deskPreviewListingChanges(desk) {
    const { number, name } = await openListing(desk);
    const body = { numbers: [number], to: "withdrawn" };
    return { body, page: SEARCH, stays: name, previews: String(number) };
  },
  async deskExportListings(desk) {
    const { number, name } = await openListing(desk);
    return { params: { format: "csv" }, body: { numbers: [number] }, page: SEARCH, stays: name, previews: name };
  },
  async deskDismissDuplicate(desk) {
    const { number, name } = await openListing(desk);
    const other = await openListing(desk);
    await desk.context.db.updateTable("listings").set({ name }).where("number", "=", other.number).execute();
    const page = async () => {
      const { duplicates } = JSON.parse(await desk.read(`/listings/${number}/market`)) as Market;
      return duplicates.find((each) => each.number === other.number)?.is_dismissed ? "dismissed" : "alike";
    };
    return { params: { id: number, other: other.number }, body: { is_dismissed: true }, page, shows: "dismissed" };
  },
  async deskCurateListing(desk) {
    const { number, name } = await openListing(desk);
    const page = "/buy-a-business/thropro-listings";
    return { params: { id: number }, body: { thropro: true }, page, shows: name };
  },
  async deskConfirmListing(desk) {
    const { number, page } = await openListing(desk);
    return { params: { id: number }, page, shows: "Confirmed" };
  },
  async deskConfirmListings(desk) {
    const { number, page } = await openListing(desk);
    return { body: { numbers: [number] }, page, shows: "Confirmed" };
  },
  async deskAddPhoto(desk) {
    const { number, page } = await openListing(desk);
    const body = await createPhoto({ width: 640, height: 480, hue: getNumber() % 256 });
    return { params: { id: number }, body, type: PHOTO, page, shows: '-480.webp"' };
  },
  async deskArrangePhotos(desk) {
    const { number, page } = await openListing(desk);
    const [first, second] = [await addPhoto(desk, number), await addPhoto(desk, number)];
    const readOrder = async (): Promise<string> => {
      const { html } = await desk.visit(page);
      return html.indexOf(first.path) < html.indexOf(second.path) ? "as added" : "arranged";
    };
    return { params: { id: number }, body: { ids: [second.id, first.id] }, page: readOrder, shows: "arranged" };
  },
  async deskDescribePhoto(desk) {
    const { number, page } = await openListing(desk);
    const { id } = await addPhoto(desk, number);
    const alt = `An oven with ${getNumber()} loaves`;
    return { params: { id: number, photo: id }, body: { alt }, page, shows: alt };
  },
  async deskCropPhoto(desk) {
    const { number, page } = await openListing(desk);
    const { id, path } = await addPhoto(desk, number);
    const crop = { left: 10, top: 10, width: 80, height: 80 };
    return { params: { id: number, photo: id }, body: { crop }, page, hides: path };
  },
  async deskRemovePhoto(desk) {
    const { number, page } = await openListing(desk);
    const { id, path } = await addPhoto(desk, number);
    return { params: { id: number, photo: id }, page, hides: path };
  },
  async deskSaveSellerPage(desk) {
    const { number } = await openListing(desk);
    const note = `Two buyers came, ${getNumber()}.`;
    const page = await openSellerPage(desk, number);
    return { params: { id: number }, body: { version: 1, note, locale: "en-US", is_weekly: false }, page, shows: note };
  },
  async deskMakeSellerLink(desk) {
    const { number, name } = await openListing(desk);
    // A new link ends the earlier one.
    return { params: { id: number }, page: await openSellerPage(desk, number), hides: name };
  },
  async deskRevokeSellerLinks(desk) {
    const { number, name } = await openListing(desk);
    return { params: { id: number }, page: await openSellerPage(desk, number), hides: name };
  },

  async uploadImport() {
    const { body, name } = createImportFile();
    return { body, type: "text/csv", page: SEARCH, never: name };
  },
  async changeImport(desk) {
    const { id } = await uploadImport(desk);
    const file_name = `listings-${id}.csv`;
    return { params: { id }, body: { file_name }, page: () => desk.read(`/imports/${id}`), shows: file_name };
  },
  async startImport(desk) {
    const { id, name } = await uploadImport(desk);
    return { params: { id }, page: SEARCH, shows: name, finish: () => waitForImport(desk, id) };
  },
  async undoImport(desk) {
    const { id, name } = await uploadImport(desk);
    await desk.call("POST", `/imports/${id}/start`);
    await waitForImport(desk, id);
    return { params: { id }, page: SEARCH, hides: name };
  },
};

/** Counts the listings with a listing's headline that a visitor finds. */
async function countFound(desk: Desk, number: number): Promise<string> {
  const { html } = await desk.visit(SEARCH);
  const found = new Set(html.match(new RegExp(`/listings/bakery-number-${number - 400_000}-\\d+`, "g")));
  return found.size === 1 ? "found once" : `found ${found.size} times`;
}

/** Makes a link to a listing's page for its seller. Returns what the seller reads there. */
async function openSellerPage(desk: Desk, number: number): Promise<() => Promise<string>> {
  const { url } = await desk.call<{ url: string }>("POST", `/listings/${number}/seller-link`);
  const token = /[\w-]{20,}$/.exec(url)?.[0] ?? "";
  return async () => JSON.stringify(await findSellerReport(desk.context, token).catch((error: Error) => error.message));
}

function createImportFile() {
  const number = 500_000 + getNumber();
  const name = `Imported bakery ${number}`;
  const head = "Listing #,Headline,Category,Location,Asking Price,Status,Office";
  const csv = `${head}\n${number},${name},Bakery,"Miami, FL",250000,Active,miami\n`;
  return { body: new TextEncoder().encode(csv), name };
}

async function uploadImport(desk: Desk): Promise<{ id: number; name: string }> {
  const { body, name } = createImportFile();
  const { id } = await desk.call<{ id: number }>("POST", "/imports", body, "text/csv");
  return { id, name };
}

/** Waits until the rows are in, which happens after the response. */
const waitForImport = (desk: Desk, id: number): Promise<void> =>
  vi.waitFor(
    async () => expect(await desk.call("GET", `/imports/${id}`)).toMatchObject({ state: "done" }),
    IMPORT_TIMEOUT_MS,
  );

const IMPORT_TIMEOUT_MS = 10_000;
