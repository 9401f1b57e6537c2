import { beforeEach, describe, expect, test } from "vitest";
import { findListing } from "#domain/listings/find-listing.ts";
import { Conflict, Gone, Invalid, NotAllowed, NotFound, NotSignedIn } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { addStaff } from "../../../tests/support/desk/desk-world.ts";
import { as, BAKERY, draft } from "../../../tests/support/edited-listing.ts";
import { insertAgent, insertOffice } from "../../../tests/support/listings.ts";
import { changeStatus } from "./change-status.ts";
import { curateListing } from "./curate-listing.ts";
import type { DeskListing } from "./desk-listing.ts";
import { duplicateListing } from "./duplicate-listing.ts";
import { editListing } from "./edit-listing.ts";
import { findAtDesk } from "./find-at-desk.ts";
import { listHistory } from "./list-history.ts";
import { listAtDesk } from "./lists/list-at-desk.ts";
import { listChoices } from "./lists/list-choices.ts";
import { previewListing } from "./preview-listing.ts";
import { askQuestions } from "./questions/ask-questions.ts";

const touched: string[] = [];
const context = await openTestContext({ onTouched: (tags) => touched.push(...tags) });
const { db } = context;
const office_id = await insertOffice(db);
const other_office = await insertOffice(db, { slug: "tampa", name: "Tampa" });
const agent_id = await insertAgent(db, { office_id });
const colleague_id = await insertAgent(db, { office_id, slug: "bo-lund", name: "Bo Lund" });
const agent = await addStaff(context, { rank: "agent", office_id, agent_id, name: "Maria Soto" });
const colleague = await addStaff(context, { rank: "agent", office_id, agent_id: colleague_id });
const manager = await addStaff(context, { rank: "office_manager", office_id, name: "Lee Park" });
const stranger = await addStaff(context, { rank: "office_manager", office_id: other_office });
const head = await addStaff(context, { rank: "head_office" });
const reader = await addStaff(context, { rank: "read_only" });

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  );
const statusOf = (number: number) =>
  db.selectFrom("listings").select("status").where("number", "=", number).executeTakeFirstOrThrow();
const eventsOf = (listing_number: number) =>
  db
    .selectFrom("listing_events")
    .select(["field", "old_value", "new_value", "source"])
    .where("listing_number", "=", listing_number)
    .orderBy("id")
    .execute();
const publish = (number: number, viewer = manager) => changeStatus(as(context, viewer), { number, to: "active" });
const published = async (fields: Parameters<typeof draft>[2] = {}): Promise<DeskListing> =>
  publish((await draft(context, manager, fields)).number);

beforeEach(() => touched.splice(0));

describe("a draft", () => {
  test("holds what was typed, amounts as people write them, and is its maker's and their office's", async () => {
    const listing = await draft(context, agent);
    expect(listing).toMatchObject({ status: "draft", version: 1, office: { id: office_id }, agent: { id: agent_id } });
    expect(listing.fields).toMatchObject({ ...BAKERY, price: 450_000, total_sales: 900_000 });
    expect(listing.slug).toBe(`busy-bakery-on-a-corner-${listing.number}`);
    expect(touched).toEqual([]);
  });

  test("is nobody's on the site", async () => {
    const { slug } = await draft(context, agent);
    await expect(findListing(context, slug)).rejects.toThrow(NotFound);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["no state", { state_slug: null }, "state_slug"],
    ["a state that is none", { state_slug: "atlantis" }, "state_slug"],
    ["no category", { category_slug: null }, "category_slug"],
    ["a kind of another category", { subcategory_slug: "massage" }, "subcategory_slug"],
    ["a county that is none", { county: "Nowhere" }, "county"],
    ["a price in words", { price: "a lot" }, "price"],
    ["a price below zero", { price: -1 }, "price"],
    ["a year that is none", { yearly_financials: [{ year: "last", revenue: 1 }] }, "yearly_financials.0.year"],
    [
      "a year twice",
      {
        yearly_financials: [
          { year: 2024, sde: 1 },
          { year: 2024, sde: 2 },
        ],
      },
      "yearly_financials.1.year",
    ],
    ["an office that is none", { office_id: 9_999 }, "office_id"],
    ["another office's", { office_id: other_office }, "office_id"],
    ["an agent of nobody's", { agent_id: 9_999 }, "agent_id"],
  ])("is refused with %s, by the field's name", async (_, fields, field) => {
    const error = await refusalOf(draft(context, manager, fields));
    expect(error).toBeInstanceOf(Invalid);
    expect(Object.keys(error.errors)).toEqual([field]);
  });

  test("cannot be given by an agent to a colleague, who would not give it back", async () => {
    const error = await refusalOf(draft(context, agent, { agent_id: colleague_id }));
    expect(error.errors).toHaveProperty("agent_id");
  });
});

describe("an edit", () => {
  test("is kept with who, when, which field, old and new", async () => {
    const { number, version } = await draft(context, agent);
    const fields = { price: 425_000, legal_name: "Rossi LLC" };
    const saved = await editListing(as(context, agent), { number, version, fields });
    expect(saved).toMatchObject({ version: 2, fields: { ...fields, name: BAKERY.name } });
    const at = "2026-11-20T12:00:00.000Z";
    const told = { at, who: "Maria Soto", id: expect.any(Number) };
    expect(await listHistory(as(context, agent), number)).toEqual([
      { ...told, field: "legal_name", old_value: BAKERY.legal_name, new_value: "Rossi LLC" },
      { ...told, field: "price", old_value: "450000", new_value: "425000" },
    ]);
  });

  test("stands in the log without a word of what the fields say", async () => {
    const { number, version } = await draft(context, agent);
    await editListing(as(context, agent), { number, version, fields: { legal_name: "Canary LLC" } });
    const log = await db.selectFrom("staff_actions").selectAll().where("subject", "=", `listing ${number}`).execute();
    expect(log.map(({ action }) => action)).toEqual(["listing.created", "listing.edited"]);
    expect(log[1]?.details).toEqual({ fields: ["legal_name"] });
  });

  test("of an older text answers the newer one, and changes nothing", async () => {
    const { number, version } = await draft(context, agent);
    await editListing(as(context, agent), { number, version, fields: { price: 425_000 } });
    const error = await refusalOf(editListing(as(context, manager), { number, version, fields: { price: 400_000 } }));
    expect(error).toBeInstanceOf(Conflict);
    expect(error.current).toMatchObject({ version: 2, fields: { price: 425_000 } });
    expect((await findAtDesk(as(context, agent), number)).fields.price).toBe(425_000);
  });

  test("by two at once is one, and a refusal that holds it", async () => {
    const { number, version } = await draft(context, agent);
    const both = await Promise.allSettled(
      [410_000, 420_000].map((price) => editListing(as(context, manager), { number, version, fields: { price } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const kept = both.find((one) => one.status === "fulfilled");
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason.current.fields.price).toBe(kept?.value.fields.price);
  });

  test("that is sent twice is taken twice, and kept once", async () => {
    const { number, version } = await draft(context, agent);
    const edit = { number, version, fields: { price: 425_000 } };
    await editListing(as(context, agent), edit);
    expect((await editListing(as(context, agent), edit)).version).toBe(2);
    expect(await listHistory(as(context, agent), number)).toHaveLength(1);
  });

  test("of what is public is heard of at once; a new price is told, and an old address leads to the new", async () => {
    const { number, version, slug } = await published();
    touched.splice(0);
    const fields = { name: "Bakery with a terrace", price: 400_000 };
    const saved = await editListing(as(context, manager), { number, version, fields });
    expect(touched).toEqual(["listings", `listing:${number}`]);
    expect(saved.slug).toBe(`bakery-with-a-terrace-${number}`);
    expect(await findListing(context, slug)).toMatchObject({ kind: "moved", to: { slug: saved.slug } });
    expect((await eventsOf(number)).at(-1)).toEqual({
      field: "price",
      old_value: "45000000",
      new_value: "40000000",
      source: "desk",
    });
  });

  test("of what is public may leave neither headline nor question open", async () => {
    const { number, version } = await published();
    const edit = (fields: Record<string, unknown>, answers = {}) =>
      editListing(as(context, manager), { number, version, fields, answers });
    expect((await refusalOf(edit({ name: "" }))).errors).toHaveProperty("name");
    const { errors } = await refusalOf(edit({ price: 5_000_000 }));
    const [id = ""] = Object.keys(errors);
    expect(id).toContain("questions.price_over_sde");
    const saved = await edit({ price: 5_000_000 }, { [id.slice("questions.".length)]: "It owns the building." });
    expect(saved.questions).toMatchObject([{ answer: { reason: "It owns the building.", who: "Lee Park" } }]);
  });

  test("an import of the same listing meanwhile counts as somebody else's", async () => {
    const { number, version } = await draft(context, agent);
    await db
      .updateTable("listings")
      .set({ version: version + 1, price: 1 })
      .where("number", "=", number)
      .execute();
    await expect(editListing(as(context, agent), { number, version, fields: { price: 2 } })).rejects.toThrow(Conflict);
  });
});

describe("publishing", () => {
  test("shows a listing on the site, tells of it, and notes when it was listed", async () => {
    const { number, slug } = await draft(context, agent);
    expect(await publish(number, agent)).toMatchObject({ status: "active", confirmed_at: "2026-11-20T12:00:00.000Z" });
    expect(await findListing(context, slug)).toMatchObject({ kind: "found", listing: { number } });
    expect(touched).toEqual(["listings", `listing:${number}`]);
    expect(await eventsOf(number)).toEqual([
      { field: "status", old_value: "draft", new_value: "active", source: "desk" },
    ]);
  });

  test("twice at once is one publication", async () => {
    const { number } = await draft(context, agent);
    await Promise.all([publish(number), publish(number, agent)]);
    expect(await eventsOf(number)).toHaveLength(1);
  });

  test("waits until every question has its reason", async () => {
    const { number } = await draft(context, agent, { description: "Call (813) 555-0142, ask for Gina." });
    const error = await refusalOf(publish(number));
    expect(Object.keys(error.errors)).toEqual(["questions.phone:(813) 555-0142"]);
    expect(await statusOf(number)).toEqual({ status: "draft" });
    const answer = (reason: string) =>
      changeStatus(as(context, agent), { number, to: "active", answers: { "phone:(813) 555-0142": reason } });
    await expect(answer(" ")).rejects.toThrow(Invalid);
    expect(await answer("The broker's own line.")).toMatchObject({ status: "active" });
  });

  test("asks again when what the reason was given for has changed", async () => {
    const { number } = await draft(context, agent, { price: 2_000_000 });
    const [question] = (await findAtDesk(as(context, agent), number)).questions;
    const answers = { [question?.id ?? ""]: "It owns the building." };
    await editListing(as(context, agent), { number, version: 1, fields: {}, answers });
    await editListing(as(context, agent), { number, version: 1, fields: { price: 3_000_000 } });
    await expect(publish(number)).rejects.toThrow(Invalid);
    await editListing(as(context, agent), { number, version: 2, fields: { price: 2_000_000 } });
    expect(await publish(number)).toMatchObject({ status: "active" });
  });

  test("takes no text but the one that was read", async () => {
    const { number } = await draft(context, agent);
    await editListing(as(context, manager), { number, version: 1, fields: { price: 425_000 } });
    const error = await refusalOf(changeStatus(as(context, agent), { number, to: "active", version: 1 }));
    expect(error.current).toMatchObject({ version: 2 });
  });

  test("needs a headline and a description", async () => {
    const { number } = await draft(context, agent, { name: "", description: "" });
    expect(Object.keys((await refusalOf(publish(number))).errors)).toEqual(["name", "description"]);
  });
});

describe("what becomes of a listing", () => {
  test("under offer and back; sold with price, day and terms; a sale that fell through", async () => {
    const { number, slug } = await published();
    const to = (to: "active" | "under_offer" | "sold", more = {}) =>
      changeStatus(as(context, manager), { number, to, ...more });
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
    expect((await eventsOf(number)).map(({ new_value }) => new_value)).toEqual([
      ...["active", "under_offer", "active", "sold", "active"],
    ]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["a price of nothing", { closing_price: 0 }, "closing_price"],
    ["a day to come", { sold_on: "2026-12-24" }, "sold_on"],
    ["a day that is none", { sold_on: "2026-02-30" }, "sold_on"],
    ["a day before it was listed", { sold_on: "2020-01-01" }, "sold_on"],
  ])("no sale with %s", async (_, particulars, field) => {
    const { number } = await published();
    const error = await refusalOf(changeStatus(as(context, manager), { number, to: "sold", ...particulars }));
    expect(Object.keys(error.errors)).toEqual([field]);
    expect(await statusOf(number)).toEqual({ status: "active" });
  });

  test("withdrawn it is gone, and may come back", async () => {
    const { number, slug } = await published();
    await changeStatus(as(context, manager), { number, to: "withdrawn" });
    await expect(findListing(context, slug)).rejects.toThrow(Gone);
    expect(await publish(number)).toMatchObject({ status: "active" });
  });

  test("a draft is neither sold nor withdrawn", async () => {
    const { number } = await draft(context, manager);
    for (const to of ["under_offer", "sold", "withdrawn"] as const)
      await expect(changeStatus(as(context, manager), { number, to })).rejects.toThrow(Conflict);
  });

  test("its copy is a draft of its own with all that it says", async () => {
    const { number, fields } = await published();
    const copy = await duplicateListing(as(context, agent.agent_id ? manager : agent), number);
    expect(copy).toMatchObject({ status: "draft", photos: [], fields: { ...fields, name: `${fields.name} (copy)` } });
    expect(copy.number).not.toBe(number);
  });

  test("into the curated collection by head office alone", async () => {
    const { number } = await published();
    await expect(curateListing(as(context, manager), { number, thropro: true })).rejects.toThrow(NotAllowed);
    touched.splice(0);
    for (const _ of [1, 2]) {
      expect(await curateListing(as(context, head), { number, thropro: true })).toMatchObject({ thropro: true });
    }
    expect(touched).toEqual(["listings", `listing:${number}`]);
  });
});

describe("whose listings", () => {
  const attempts = (number: number) =>
    ({
      read: (viewer) => findAtDesk(as(context, viewer), number),
      edit: (viewer) => editListing(as(context, viewer), { number, version: 1, fields: {} }),
      publish: (viewer) => publish(number, viewer),
      history: (viewer) => listHistory(as(context, viewer), number),
      ask: (viewer) => askQuestions(as(context, viewer), { number, fields: {} }),
      duplicate: (viewer) => duplicateListing(as(context, viewer), number),
    }) satisfies Record<string, (viewer: typeof agent) => Promise<unknown>>;

  test("who may not read one does not learn that it exists; who may only read changes nothing", async () => {
    const { number } = await draft(context, agent);
    for (const attempt of Object.values(attempts(number))) {
      for (const viewer of [colleague, stranger]) await expect(attempt(viewer)).rejects.toThrow(NotFound);
    }
    const { read, ...changes } = attempts(number);
    expect(await read(reader)).toMatchObject({ may: { write: false, publish: false, curate: false } });
    for (const attempt of Object.values(changes)) await expect(attempt(reader)).rejects.toThrow(NotAllowed);
    await expect(findAtDesk(context, number)).rejects.toThrow(NotSignedIn);
    await expect(findAtDesk(as(context, head), 9_999)).rejects.toThrow(NotFound);
  });

  test("the list holds one's own, one's office's, or all, by words, number and status", async () => {
    const mine = await draft(context, agent, { name: "Lighthouse diner" });
    const theirs = await draft(context, stranger, { name: "Lighthouse bar" });
    const numbers = async (viewer: typeof agent, asked = {}) => {
      const all = {
        q: "lighthouse",
        status: null,
        sort: "number",
        descending: false,
        page: 1,
        per_page: 10,
        ...asked,
      } as const;
      return (await listAtDesk(as(context, viewer), all)).rows.map(({ number }) => number);
    };
    expect(await numbers(agent)).toEqual([mine.number]);
    expect(await numbers(colleague)).toEqual([]);
    expect(await numbers(manager)).toEqual([mine.number]);
    expect(await numbers(stranger)).toEqual([theirs.number]);
    expect(await numbers(head)).toEqual([mine.number, theirs.number]);
    expect(await numbers(head, { q: String(theirs.number) })).toEqual([theirs.number]);
    expect(await numbers(manager, { q: "rossi lighthouse" })).toEqual([mine.number]);
    expect(await numbers(head, { status: "active" })).toEqual([]);
    expect(await numbers(head, { page: 2, per_page: 1 })).toEqual([theirs.number]);
    expect(await numbers(head, { q: "100%" })).toEqual([]);
  });

  test("a form offers the offices and agents that one may give a listing to", async () => {
    const names = async (viewer: typeof agent) => {
      const { offices, agents } = await listChoices(as(context, viewer));
      return [offices.map(({ name }) => name), agents.map(({ name }) => name)];
    };
    expect(await names(agent)).toEqual([["Miami"], ["Maria Soto"]]);
    expect(await names(manager)).toEqual([["Miami"], ["Bo Lund", "Maria Soto"]]);
    expect((await names(head))[0]).toContain("Tampa");
  });
});

test("a form hears its questions and its faults as it is filled in, and nothing is kept", async () => {
  const { number } = await draft(context, agent);
  const ask = (fields: Record<string, unknown>) => askQuestions(as(context, agent), { number, fields });
  expect(await ask({})).toEqual({ questions: [], errors: {} });
  expect((await ask({ price: "180,000" })).questions).toMatchObject([{ field: "sellers_discretionary_earnings" }]);
  expect((await ask({ price: "cheap" })).errors).toHaveProperty("price");
  expect((await findAtDesk(as(context, agent), number)).version).toBe(1);
});

test("a preview shows a draft as a visitor will see it, and the confidential part to the buyer alone", async () => {
  const { number } = await draft(context, agent);
  const visitor = await previewListing(as(context, agent), { number, as: "visitor" });
  expect(visitor).toMatchObject({ listing: { number, status: "active", price: 450_000 }, confidential: null });
  expect(JSON.stringify(visitor)).not.toContain("Rossi");
  const buyer = await previewListing(as(context, agent), { number, as: "buyer" });
  expect(buyer.confidential).toMatchObject({
    legal_name: BAKERY.legal_name,
    yearly_financials: [{ sde: 180_000 }, {}, {}],
  });
});
