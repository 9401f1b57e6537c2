import { beforeEach, describe, expect, test } from "vitest";
import { findListing } from "#domain/listings/find-listing.ts";
import { Conflict, Gone, NotAllowed, NotFound, NotSignedIn } from "#lib/errors.ts";
import {
  BAKERY,
  createDraft,
  getEvents,
  getProblem,
  getStatus,
  openEditedOffices,
  withViewer,
} from "../../../../tests/support/edited-listing.ts";
import { changeStatus } from "./change-status.ts";
import { curateListing } from "./curate-listing.ts";
import { duplicateListing } from "./duplicate-listing.ts";
import { editListing } from "./edit-listing.ts";
import { findDeskListing } from "./find-desk-listing.ts";
import { listHistory } from "./list-history.ts";
import { listQuestions } from "./list-questions.ts";
import { listChoices } from "./lists/list-choices.ts";
import { listDeskListings } from "./lists/list-desk-listings.ts";
import { previewListing } from "./preview-listing.ts";

const { context, db, invalidated, agent, colleague, manager, outsider, head, reader, publish, createPublished } =
  await openEditedOffices();

beforeEach(() => invalidated.splice(0));

describe("changing a listing's status", () => {
  test("goes under offer and back, records a sale with price, date and terms, and reverts a sale that fell through", async () => {
    const { number, slug } = await createPublished();
    const to = (to: "active" | "under_offer" | "sold", more = {}) =>
      changeStatus(withViewer(context, manager), { number, to, ...more });
    expect(await to("under_offer")).toMatchObject({ status: "under_offer" });
    expect(await to("active")).toMatchObject({ status: "active" });
    const sold = await to("sold", { closing_price: 430_000, sold_on: "2026-11-20", terms: "A fifth in notes" });
    expect(sold.sale).toEqual({
      closing_price: 430_000,
      sold_at: "2026-11-20T12:00:00.000Z",
      terms: "A fifth in notes",
    });
    expect(await findListing(context, slug)).toEqual({ kind: "sold" });
    expect(await to("active")).toMatchObject({ status: "active", sale: null });
    expect((await getEvents(db, number)).map(({ new_value }) => new_value)).toEqual([
      ...["active", "under_offer", "active", "sold", "active"],
    ]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["a price of nothing", { closing_price: 0 }, "closing_price"],
    ["a day to come", { sold_on: "2026-12-24" }, "sold_on"],
    ["a day that is none", { sold_on: "2026-02-30" }, "sold_on"],
    ["a day before it was listed", { sold_on: "2020-01-01" }, "sold_on"],
  ])("rejects a sale with %s", async (_, getStatusColumns, field) => {
    const { number } = await createPublished();
    const error = await getProblem(
      changeStatus(withViewer(context, manager), { number, to: "sold", ...getStatusColumns }),
    );
    expect(Object.keys(error.errors)).toEqual([field]);
    expect(await getStatus(db, number)).toEqual({ status: "active" });
  });

  test("removes a withdrawn listing and can restore it", async () => {
    const { number, slug } = await createPublished();
    await changeStatus(withViewer(context, manager), { number, to: "withdrawn" });
    await expect(findListing(context, slug)).rejects.toThrow(Gone);
    expect(await publish(number)).toMatchObject({ status: "active" });
  });

  test("a listing republished after 90 days counts as new, one after 89 doesn't", async () => {
    const { number, slug } = await createPublished();
    await editListing(withViewer(context, manager), { number, version: 1, fields: { ...BAKERY, price: 425_000 } });
    const listed_at = new Date("2026-06-01T00:00:00Z");
    await db.updateTable("listings").set({ listed_at }).where("number", "=", number).execute();
    const republishAfter = async (days: number) => {
      await changeStatus(withViewer(context, manager), { number, to: "withdrawn" });
      const happened_at = new Date(context.clock().getTime() - days * 86_400_000);
      const events = db.updateTable("listing_events").set({ happened_at }).where("new_value", "=", "withdrawn");
      await events.where("listing_number", "=", number).execute();
      return publish(number);
    };
    expect(await republishAfter(89)).toMatchObject({ listed_at: listed_at.toISOString() });
    expect(await findListing(context, slug)).toMatchObject({ listing: { price_before: 450_000 } });
    expect(await republishAfter(90)).toMatchObject({ listed_at: context.clock().toISOString() });
    expect(await findListing(context, slug)).toMatchObject({ listing: { price_before: null }, price_history: [] });
  });

  test("doesn't sell or withdraw a draft", async () => {
    const { number } = await createDraft(context, manager);
    for (const to of ["under_offer", "sold", "withdrawn"] as const)
      await expect(changeStatus(withViewer(context, manager), { number, to })).rejects.toThrow(Conflict);
  });

  test("duplicates a listing as a separate draft with all its content", async () => {
    const { number, fields } = await createPublished();
    const copy = await duplicateListing(withViewer(context, agent.agent_id ? manager : agent), number);
    expect(copy).toMatchObject({ status: "draft", photos: [], fields: { ...fields, name: `${fields.name} (copy)` } });
    expect(copy.number).not.toBe(number);
  });

  test("allows only head office to change the curated collection", async () => {
    const { number } = await createPublished();
    await expect(curateListing(withViewer(context, manager), { number, thropro: true })).rejects.toThrow(NotAllowed);
    invalidated.splice(0);
    for (const _ of [1, 2]) {
      expect(await curateListing(withViewer(context, head), { number, thropro: true })).toMatchObject({
        thropro: true,
      });
    }
    expect(invalidated).toEqual(["listings", `listing:${number}`]);
  });
});

describe("access to listings at the desk", () => {
  const createAttempts = (number: number) =>
    ({
      read: (viewer) => findDeskListing(withViewer(context, viewer), number),
      edit: (viewer) => editListing(withViewer(context, viewer), { number, version: 1, fields: {} }),
      publish: (viewer) => publish(number, viewer),
      history: (viewer) => listHistory(withViewer(context, viewer), number),
      ask: (viewer) => listQuestions(withViewer(context, viewer), { number, fields: {} }),
      duplicate: (viewer) => duplicateListing(withViewer(context, viewer), number),
    }) satisfies Record<string, (viewer: typeof agent) => Promise<unknown>>;

  test("hides the existence of a listing from users who can't read it and blocks changes by those who only can", async () => {
    const { number } = await createDraft(context, agent);
    for (const attempt of Object.values(createAttempts(number))) {
      for (const viewer of [colleague, outsider]) await expect(attempt(viewer)).rejects.toThrow(NotFound);
    }
    const { read, ...changes } = createAttempts(number);
    expect(await read(reader)).toMatchObject({ may: { write: false, publish: false, curate: false } });
    for (const attempt of Object.values(changes)) await expect(attempt(reader)).rejects.toThrow(NotAllowed);
    await expect(findDeskListing(context, number)).rejects.toThrow(NotSignedIn);
    await expect(findDeskListing(withViewer(context, head), 9_999)).rejects.toThrow(NotFound);
  });

  test("lists a user's own, their office's or all listings, by words, number and status", async () => {
    const mine = await createDraft(context, agent, { name: "Lighthouse diner" });
    const theirs = await createDraft(context, outsider, { name: "Lighthouse bar" });
    const listNumbers = async (viewer: typeof agent, query = {}) => {
      const all = {
        q: "lighthouse",
        status: null,
        office_id: null,
        agent_id: null,
        category: null,
        price_min: null,
        price_max: null,
        listed_before: null,
        confirmed_before: null,
        sort: "number",
        descending: false,
        page: 1,
        per_page: 10,
        ...query,
      } as const;
      return (await listDeskListings(withViewer(context, viewer), all)).rows.map(({ number }) => number);
    };
    expect(await listNumbers(agent)).toEqual([mine.number]);
    expect(await listNumbers(colleague)).toEqual([]);
    expect(await listNumbers(manager)).toEqual([mine.number]);
    expect(await listNumbers(outsider)).toEqual([theirs.number]);
    expect(await listNumbers(head)).toEqual([mine.number, theirs.number]);
    expect(await listNumbers(head, { q: String(theirs.number) })).toEqual([theirs.number]);
    expect(await listNumbers(manager, { q: "rossi lighthouse" })).toEqual([mine.number]);
    expect(await listNumbers(head, { status: "active" })).toEqual([]);
    expect(await listNumbers(head, { page: 2, per_page: 1 })).toEqual([theirs.number]);
    expect(await listNumbers(head, { q: "100%" })).toEqual([]);
    // PostgreSQL finds no words in these, and treats Japanese text without spaces as one word.
    expect(await listNumbers(head, { q: "½ ²" })).toEqual([]);
    const japanese = await createDraft(context, agent, { name: "東京の静かな喫茶店" });
    expect(await listNumbers(head, { q: "喫茶店" })).toEqual([japanese.number]);
    const own = { category: BAKERY.category_slug, price_min: 0, price_max: 2 ** 40, sort: "number" };
    expect(await listNumbers(head, own)).toEqual([mine.number, theirs.number]);
    expect(await listNumbers(head, { category: "retail" })).toEqual([]);
    expect(await listNumbers(head, { price_min: 2 ** 40 })).toEqual([]);
    expect(await listNumbers(head, { price_max: 1 })).toEqual([]);
    const owner = mine.office.id;
    expect(await listNumbers(head, { office_id: owner })).toEqual([mine.number]);
    expect(await listNumbers(outsider, { office_id: owner })).toEqual([]);
    expect(await listNumbers(head, { listed_before: new Date(0) })).toEqual([]);
    expect(await listNumbers(head, { confirmed_before: new Date("2100-01-01"), sort: "confirmed_at" })).toHaveLength(2);
    for (const sort of ["price", "name", "updated_at", "listed_at"]) {
      expect(await listNumbers(head, { sort, descending: true })).toHaveLength(2);
    }
  });

  test("offers the offices and agents to which the user may assign a listing", async () => {
    const listNames = async (viewer: typeof agent) => {
      const { offices, agents } = await listChoices(withViewer(context, viewer));
      return [offices.map(({ name }) => name), agents.map(({ name }) => name)];
    };
    expect(await listNames(agent)).toEqual([["Miami"], ["Maria Soto"]]);
    expect(await listNames(manager)).toEqual([["Miami"], ["Bo Lund", "Maria Soto"]]);
    expect((await listNames(head))[0]).toContain("Tampa");
  });
});

test("returns questions and errors for a form in progress without storing anything", async () => {
  const { number } = await createDraft(context, agent);
  const ask = (fields: Record<string, unknown>) => listQuestions(withViewer(context, agent), { number, fields });
  expect(await ask({})).toEqual({ questions: [], errors: {} });
  expect((await ask({ price: "180,000" })).questions).toMatchObject([{ field: "sellers_discretionary_earnings" }]);
  expect((await ask({ price: "cheap" })).errors).toHaveProperty("price");
  expect((await findDeskListing(withViewer(context, agent), number)).version).toBe(1);
});

test("previews a draft as a visitor will see it, and shows confidential fields only to the buyer", async () => {
  const { number } = await createDraft(context, agent);
  const visitor = await previewListing(withViewer(context, agent), { number, as: "visitor" });
  expect(visitor).toMatchObject({ listing: { number, status: "active", price: 450_000 }, confidential: null });
  expect(JSON.stringify(visitor)).not.toContain("Rossi");
  const buyer = await previewListing(withViewer(context, agent), { number, as: "buyer" });
  expect(buyer.confidential).toMatchObject({
    legal_name: BAKERY.legal_name,
    yearly_financials: [{ sde: 180_000 }, {}, {}],
  });
});
