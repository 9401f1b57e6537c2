import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { showConfidential } from "#domain/ndas/confidential/show-confidential.ts";
import { decideNda } from "#domain/ndas/desk/decide-nda.ts";
import { listViews } from "#domain/ndas/desk/list-views.ts";
import { downloadDocument } from "#domain/ndas/documents/download-document.ts";
import { findDocument } from "#domain/ndas/documents/find-document.ts";
import { showDrawnPage, showSheetPage } from "#domain/ndas/documents/show-page.ts";
import { verifyChain } from "#domain/ndas/evidence/verify-chain.ts";
import { BadDocument, type DocumentFault, type Documents } from "#integrations/documents/documents.ts";
import type { Files } from "#integrations/files/files.ts";
import { openTestContext, type TestContext } from "../../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { createPdf, createXlsx } from "../../../../tests/support/documents.ts";
import { createBuyerContext, insertSecretListing, signNdaFor } from "../../../../tests/support/ndas.ts";
import { findDeskListing } from "../editing/find-desk-listing.ts";
import { addDocument } from "./add-document.ts";
import { changeDocument, fetchDocument, listReaders, removeDocument } from "./change-document.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const ADDRESS = "203.0.113.77";
const PAGE = { page: 1, per_page: 100 };
let fixture: DeskFixture;
let number = 100_800;
let post = "";
let pdf: Uint8Array;

beforeAll(async () => {
  fixture = await openDeskFixture(context);
  pdf = await createPdf({ pages: 3 });
});

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  number += 1;
  post = `restaurant-${number}`;
  const { offices, agents } = fixture;
  await insertSecretListing(context, { number, office_id: offices.miami, agent_id: agents.own });
});

const getContext = (role: keyof DeskFixture["staff"]) => ({ ...context, viewer: fixture.staff[role] });
const add = (bytes = pdf, file_name = "P&L 2025.pdf") => addDocument(getContext("agent"), { number, file_name, bytes });
const getDocuments = async () => (await findDeskListing(getContext("agent"), number)).documents;
const createSigner = async (): Promise<TestContext> => {
  const pat = await createBuyerContext(context);
  await signNdaFor(pat, post);
  return pat;
};
const getActions = (subject: string) =>
  context.db.selectFrom("staff_actions").select(["action", "account_id"]).where("subject", "=", subject).execute();
const countViews = async (document_id: string) =>
  (await listReaders(getContext("agent"), { number, id: document_id, ...PAGE })).data.map(
    ({ name, document_name, page, address, viewed_at }) => ({ name, document_name, page, address, viewed_at }),
  );

describe("listing documents", () => {
  test("takes its name from the file, allows viewing but not downloading, and stores a repeated upload once", async () => {
    const added = await add();
    expect(added).toMatchObject({ name: "P&L 2025", kind: "pdf", pages: 3, bytes: pdf.length, may_download: false });
    const again = await Promise.all([add(pdf, "copy.pdf"), add(pdf, "C:\\papers\\copy.pdf")]);
    expect(again.map(({ id }) => id)).toEqual([added.id, added.id]);
    expect((await getDocuments()).map(({ id }) => id)).toEqual([added.id]);
  });

  test("stores one file for two simultaneous uploads", async () => {
    const [one, other] = await Promise.all([add(), add()]);
    expect(other).toEqual(one);
    expect(await getDocuments()).toEqual([one]);
    expect((await fetchDocument(getContext("agent"), { number, id: one.id })).bytes).toEqual(pdf);
  });

  test("logs a download at the desk", async () => {
    const { id } = await add();
    await fetchDocument(getContext("agent"), { number, id });
    expect(await getActions(`listing ${number}`)).toContainEqual({
      action: "listing.document_fetched",
      account_id: fixture.staff.agent.id,
    });
  });

  test("rejects a file that can't be shown with a helpful message and stores nothing", async () => {
    await expect(add(pdf.slice(0, 400))).rejects.toMatchObject({
      status: 422,
      errors: { document: [expect.stringContaining("save it again")] },
    });
    await expect(add(await createPdf({ pages: 501 }))).rejects.toMatchObject({
      errors: { document: [expect.stringContaining("Split it")] },
    });
    expect(await getDocuments()).toEqual([]);
  });

  test("stores nothing if part of a document can't be stored", async () => {
    const stored: string[] = [];
    const files: Files = {
      ...context.files,
      async put(key) {
        if (key.endsWith(".json")) throw new Error("The disk is full.");
        stored.push(key);
      },
      remove: async (key) => void stored.splice(stored.indexOf(key) >>> 0, 1),
    };
    const query = { number, file_name: "books.xlsx", bytes: createXlsx([["Rent", 1]]) };
    await expect(addDocument({ ...getContext("agent"), files }, query)).rejects.toThrow("disk is full");
    expect(stored).toEqual([]);
    expect(await getDocuments()).toEqual([]);
  });

  test("renames a document and rejects an empty name", async () => {
    const { id } = await add();
    expect((await changeDocument(getContext("agent"), { number, id, name: "  The   books " })).name).toBe("The books");
    for (const name of [" ", "x".repeat(121)])
      await expect(changeDocument(getContext("agent"), { number, id, name })).rejects.toMatchObject({ status: 422 });
    expect((await getDocuments())[0]?.name).toBe("The books");
  });

  test("allows changes only by users who may edit the listing, and only to its own documents", async () => {
    const { id } = await add();
    const other = { number: number + 50, id };
    await insertSecretListing(context, {
      number: other.number,
      office_id: fixture.offices.tampa,
      agent_id: fixture.agents.other,
    });
    await expect(addDocument(getContext("read_only"), { number, file_name: "x", bytes: pdf })).rejects.toMatchObject({
      status: 403,
    });
    await expect(removeDocument(getContext("read_only"), { number, id })).rejects.toMatchObject({ status: 403 });
    await expect(removeDocument(getContext("agent"), other)).rejects.toMatchObject({ status: 404 });
    await removeDocument(getContext("head_office"), other);
    await expect(changeDocument(getContext("head_office"), { ...other, may_download: true })).rejects.toMatchObject({
      status: 404,
    });
    await expect(fetchDocument(getContext("head_office"), other)).rejects.toMatchObject({ status: 404 });
    expect(await getDocuments()).toHaveLength(1);
  });
});

describe("documents for buyers", () => {
  test("hides documents before the NDA is signed, then shows them page by page and logs each page", async () => {
    const { id } = await add();
    const outsider = await createBuyerContext(context);
    for (const ask of [
      () => showConfidential(outsider, post),
      () => findDocument(outsider, { post, id }),
      () => showDrawnPage(outsider, { post, id, page: 1, address: ADDRESS }),
      () => downloadDocument(outsider, { post, id, address: ADDRESS }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 403 });
    await expect(findDocument(context, { post, id })).rejects.toMatchObject({ status: 401 });
    expect(await countViews(id)).toEqual([]);

    const pat = await createSigner();
    expect((await showConfidential(pat, post)).documents).toEqual([{ id, name: "P&L 2025", pages: 3 }]);
    const drawn = await showDrawnPage(pat, { post, id, page: 2, address: ADDRESS });
    expect([...drawn.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    now = new Date("2026-11-20T12:01:00Z");
    const later = await showDrawnPage(pat, { post, id, page: 2, address: ADDRESS });
    expect(Buffer.from(later).equals(drawn)).toBe(false);
    const seen = { name: "Pat Lane", document_name: "P&L 2025", page: 2, address: ADDRESS };
    expect(await countViews(id)).toEqual([
      { ...seen, viewed_at: now },
      { ...seen, viewed_at: new Date("2026-11-20T12:00:00Z") },
    ]);
    expect((await getDocuments())[0]).toMatchObject({ readers: 1, views: 2 });
  });

  test("shows a spreadsheet as a table with some rows per page", async () => {
    const rows = Array.from({ length: 60 }, (_, row) => [`Line ${row + 1}`, row]);
    const { id } = await add(createXlsx(rows), "books.xlsx");
    const pat = await createSigner();
    const page = await showSheetPage(pat, { post, id, page: 2, address: ADDRESS });
    expect(page).toMatchObject({ name: "Accounts", from: 51, columns: 2 });
    expect(page.rows).toHaveLength(10);
    expect(await countViews(id)).toMatchObject([{ page: 2 }]);
    await expect(showDrawnPage(pat, { post, id, page: 1, address: ADDRESS })).rejects.toMatchObject({ status: 404 });
  });

  test("rejects nonexistent pages, documents of other listings and wrong names", async () => {
    const { id } = await add();
    const pat = await createSigner();
    for (const page of [0, 4, 1.5, Number.NaN])
      await expect(showDrawnPage(pat, { post, id, page, address: ADDRESS })).rejects.toMatchObject({ status: 404 });
    await expect(showSheetPage(pat, { post, id, page: 1, address: ADDRESS })).rejects.toMatchObject({ status: 404 });
    await expect(findDocument(pat, { post, id: "1" })).rejects.toMatchObject({ status: 404 });
    number += 1;
    await insertSecretListing(context, { number, office_id: fixture.offices.miami, agent_id: fixture.agents.own });
    await signNdaFor(pat, `restaurant-${number}`);
    await expect(findDocument(pat, { post: `restaurant-${number}`, id })).rejects.toMatchObject({ status: 404 });
  });

  test("downloads what the seller allows and records it in the chain of evidence", async () => {
    const { id } = await add();
    const pat = await createSigner();
    await expect(downloadDocument(pat, { post, id, address: ADDRESS })).rejects.toMatchObject({ status: 403 });
    await changeDocument(getContext("agent"), { number, id, may_download: true });
    const taken = await downloadDocument(pat, { post, id, address: ADDRESS });
    expect(taken).toMatchObject({ content_type: "application/pdf", file_name: "p-l-2025.pdf" });
    expect(taken.bytes).toEqual(pdf);
    expect(await countViews(id)).toMatchObject([{ page: null, name: "Pat Lane" }]);
    const events = await context.db
      .selectFrom("nda_events")
      .select("details")
      .where("listing_number", "=", number)
      .where("kind", "=", "downloaded")
      .execute();
    expect(events.map(({ details }) => JSON.parse(details))).toMatchObject([{ what: "document", document: id }]);
    expect((await verifyChain(context)).faults).toEqual([]);
  });

  test("shows nothing before the seller approves or after access is revoked", async () => {
    await context.db.updateTable("listings").set({ nda_approval: true }).where("number", "=", number).execute();
    const { id } = await add();
    const pat = await createBuyerContext(context);
    const { nda } = await signNdaFor(pat, post);
    const showPage = () => showDrawnPage(pat, { post, id, page: 1, address: ADDRESS });
    await expect(showPage()).rejects.toMatchObject({ status: 403 });
    await decideNda(getContext("agent"), nda.id, "approved");
    await showPage();
    await decideNda(getContext("agent"), nda.id, "revoked");
    await expect(showPage()).rejects.toMatchObject({ status: 403 });
    expect((await listViews(getContext("agent"), nda.id, PAGE)).total).toBe(1);
  });

  test("doesn't show or log a page if access is revoked while it waits to be rendered", async () => {
    const { id } = await add();
    const pat = await createBuyerContext(context);
    const { nda } = await signNdaFor(pat, post);
    const documents: Documents = {
      ...context.documents,
      async draw(query) {
        await decideNda(getContext("agent"), nda.id, "revoked");
        return context.documents.draw(query);
      },
    };
    const query = { post, id, page: 1, address: ADDRESS };
    await expect(showDrawnPage({ ...pat, documents }, query)).rejects.toMatchObject({ status: 403 });
    expect(await countViews(id)).toEqual([]);
  });

  test.each<[DocumentFault, object]>([
    ["too_slow", { status: 404, message: expect.stringContaining("Ask the agent") }],
    ["busy", { status: 503, retry_after: 10 }],
  ])("explains what to do about a page that can't be rendered: %s", async (fault, problem) => {
    const { id } = await add();
    const pat = await createSigner();
    const draw = () => Promise.reject(new BadDocument(fault));
    const unable = { ...pat, documents: { ...context.documents, draw } };
    await expect(showDrawnPage(unable, { post, id, page: 1, address: ADDRESS })).rejects.toMatchObject(problem);
    expect(await countViews(id)).toEqual([]);
  });

  test("hides a deleted document and retains its view history", async () => {
    const { id } = await add();
    const pat = await createSigner();
    await showDrawnPage(pat, { post, id, page: 1, address: ADDRESS });
    for (const _ of [1, 2]) await removeDocument(getContext("agent"), { number, id });
    await expect(showDrawnPage(pat, { post, id, page: 1, address: ADDRESS })).rejects.toMatchObject({ status: 404 });
    await expect(context.files.get(`documents/${id}.pdf`)).rejects.toThrow();
    const [nda] = await context.db.selectFrom("ndas").select("id").where("listing_number", "=", number).execute();
    expect((await listViews(getContext("agent"), nda?.id ?? "", PAGE)).data).toMatchObject([
      { document_name: "P&L 2025" },
    ]);
  });

  test("hides the documents of a withdrawn listing", async () => {
    const { id } = await add();
    const pat = await createSigner();
    await context.db.updateTable("listings").set({ status: "withdrawn" }).where("number", "=", number).execute();
    await expect(showDrawnPage(pat, { post, id, page: 1, address: ADDRESS })).rejects.toMatchObject({ status: 410 });
  });
});

test("prevents view history from being changed or deleted", async () => {
  const { id } = await add();
  await showDrawnPage(await createSigner(), { post, id, page: 1, address: ADDRESS });
  await expect(context.db.deleteFrom("document_views").execute()).rejects.toThrow("append-only");
  await expect(context.db.updateTable("document_views").set({ page: 3 }).execute()).rejects.toThrow("append-only");
});
