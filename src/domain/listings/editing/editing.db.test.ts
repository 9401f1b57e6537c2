import { beforeEach, describe, expect, test } from "vitest";
import { findListing } from "#domain/listings/find-listing.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { addStaff } from "../../../../tests/support/desk/desk-fixture.ts";
import { as, BAKERY, draft, getEvents, getProblem, getStatus } from "../../../../tests/support/edited-listing.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { changeStatus } from "./change-status.ts";
import type { DeskListing } from "./desk-listing.ts";
import { editListing } from "./edit-listing.ts";
import { findAtDesk } from "./find-at-desk.ts";
import { listHistory } from "./history/list-history.ts";

const invalidated: string[] = [];
const context = await openTestContext({ onInvalidated: (tags) => invalidated.push(...tags) });
const { db } = context;
const office_id = await insertOffice(db);
const other_office = await insertOffice(db, { slug: "tampa", name: "Tampa" });
const agent_id = await insertAgent(db, { office_id });
const colleague_id = await insertAgent(db, { office_id, slug: "bo-lund", name: "Bo Lund" });
const agent = await addStaff(context, { rank: "agent", office_id, agent_id, name: "Maria Soto" });
const manager = await addStaff(context, { rank: "office_manager", office_id, name: "Lee Park" });

const publish = (number: number, viewer = manager) => changeStatus(as(context, viewer), { number, to: "active" });
const published = async (fields: Parameters<typeof draft>[2] = {}): Promise<DeskListing> =>
  publish((await draft(context, manager, fields)).number);

beforeEach(() => invalidated.splice(0));

describe("a draft", () => {
  test("holds what was typed, amounts as people write them, and is its maker's and their office's", async () => {
    const listing = await draft(context, agent);
    expect(listing).toMatchObject({ status: "draft", version: 1, office: { id: office_id }, agent: { id: agent_id } });
    expect(listing.fields).toMatchObject({ ...BAKERY, price: 450_000, total_sales: 900_000 });
    expect(listing.slug).toBe(`busy-bakery-on-a-corner-${listing.number}`);
    expect(invalidated).toEqual([]);
  });

  test("shows what is confidential after the signature, or after the agent's approval, as the seller wants it", async () => {
    const getApproval = async (number: number) =>
      (await db.selectFrom("listings").select("nda_approval").where("number", "=", number).executeTakeFirstOrThrow())
        .nda_approval;
    expect(await getApproval((await draft(context, agent)).number)).toBe(false);
    const listing = await draft(context, agent, { nda_approval: true });
    expect(listing.fields.nda_approval).toBe(true);
    expect(await getApproval(listing.number)).toBe(true);
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
    const error = await getProblem(draft(context, manager, fields));
    expect(error).toBeInstanceOf(Invalid);
    expect(Object.keys(error.errors)).toEqual([field]);
  });

  test("cannot be given by an agent to a colleague, who would not give it back", async () => {
    const error = await getProblem(draft(context, agent, { agent_id: colleague_id }));
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
    const error = await getProblem(editListing(as(context, manager), { number, version, fields: { price: 400_000 } }));
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
    const stored = both.find((one) => one.status === "fulfilled");
    const rejected = both.find((one) => one.status === "rejected");
    expect(rejected?.reason.current.fields.price).toBe(stored?.value.fields.price);
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
    invalidated.splice(0);
    const fields = { name: "Bakery with a terrace", price: 400_000 };
    const saved = await editListing(as(context, manager), { number, version, fields });
    expect(invalidated).toEqual(["listings", `listing:${number}`]);
    expect(saved.slug).toBe(`bakery-with-a-terrace-${number}`);
    expect(await findListing(context, slug)).toMatchObject({ kind: "moved", to: { slug: saved.slug } });
    expect((await getEvents(db, number)).at(-1)).toEqual({
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
    expect((await getProblem(edit({ name: "" }))).errors).toHaveProperty("name");
    const { errors } = await getProblem(edit({ price: 5_000_000 }));
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
    expect(invalidated).toEqual(["listings", `listing:${number}`]);
    expect(await getEvents(db, number)).toEqual([
      { field: "status", old_value: "draft", new_value: "active", source: "desk" },
    ]);
  });

  test("twice at once is one publication", async () => {
    const { number } = await draft(context, agent);
    await Promise.all([publish(number), publish(number, agent)]);
    expect(await getEvents(db, number)).toHaveLength(1);
  });

  test("waits until every question has its reason", async () => {
    const { number } = await draft(context, agent, { description: "Call (813) 555-0142, ask for Gina." });
    const error = await getProblem(publish(number));
    expect(Object.keys(error.errors)).toEqual(["questions.phone:(813) 555-0142"]);
    expect(await getStatus(db, number)).toEqual({ status: "draft" });
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
    const error = await getProblem(changeStatus(as(context, agent), { number, to: "active", version: 1 }));
    expect(error.current).toMatchObject({ version: 2 });
  });

  test("needs a headline and a description", async () => {
    const { number } = await draft(context, agent, { name: "", description: "" });
    expect(Object.keys((await getProblem(publish(number))).errors)).toEqual(["name", "description"]);
  });
});
