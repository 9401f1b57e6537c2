import { beforeEach, describe, expect, test } from "vitest";
import { findListing } from "#domain/listings/find-listing.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
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
import { editListing } from "./edit-listing.ts";
import { findDeskListing } from "./find-desk-listing.ts";
import { listHistory } from "./list-history.ts";

const {
  context,
  db,
  invalidated,
  office_id,
  other_office,
  agent_id,
  colleague_id,
  agent,
  manager,
  publish,
  createPublished,
} = await openEditedOffices();

beforeEach(() => invalidated.splice(0));

describe("creating a draft", () => {
  test("stores the typed values, parses amounts, and assigns the draft to its creator and their office", async () => {
    const listing = await createDraft(context, agent);
    expect(listing).toMatchObject({ status: "draft", version: 1, office: { id: office_id }, agent: { id: agent_id } });
    expect(listing.fields).toMatchObject({ ...BAKERY, price: 450_000, total_sales: 900_000 });
    expect(listing.slug).toBe(`busy-bakery-on-a-corner-${listing.number}`);
    expect(invalidated).toEqual([]);
  });

  test("shows confidential fields after the signature or after the agent's approval, as the seller chose", async () => {
    const getApproval = async (number: number) =>
      (await db.selectFrom("listings").select("nda_approval").where("number", "=", number).executeTakeFirstOrThrow())
        .nda_approval;
    expect(await getApproval((await createDraft(context, agent)).number)).toBe(false);
    const listing = await createDraft(context, agent, { nda_approval: true });
    expect(listing.fields.nda_approval).toBe(true);
    expect(await getApproval(listing.number)).toBe(true);
  });

  test("hides a draft from the site", async () => {
    const { slug } = await createDraft(context, agent);
    await expect(findListing(context, slug)).rejects.toThrow(NotFound);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["no state", { state_slug: null }, "state_slug"],
    ["a state that is none", { state_slug: "atlantis" }, "state_slug"],
    ["no category", { category_slug: null }, "category_slug"],
    ["a kind of another category", { subcategory_slug: "massage" }, "subcategory_slug"],
    ["a county that is none", { county: "Nowhere" }, "county"],
    ["a price in words", { price: "a lot" }, "price"],
    ["a video that isn't on the web", { video_url: "javascript:alert(1)" }, "video_url"],
    ["a video on no host", { video_url: "https://localhost/1" }, "video_url"],
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
  ])("rejects %s, naming the field", async (_, fields, field) => {
    const error = await getProblem(createDraft(context, manager, fields));
    expect(error).toBeInstanceOf(Invalid);
    expect(Object.keys(error.errors)).toEqual([field]);
  });

  test("prevents an agent from assigning it to a colleague", async () => {
    const error = await getProblem(createDraft(context, agent, { agent_id: colleague_id }));
    expect(error.errors).toHaveProperty("agent_id");
  });
});

describe("editing a listing", () => {
  test("records the editor, time, field, old value and new value", async () => {
    const { number, version } = await createDraft(context, agent);
    const fields = { price: 425_000, legal_name: "Rossi LLC" };
    const saved = await editListing(withViewer(context, agent), { number, version, fields });
    expect(saved).toMatchObject({ version: 2, fields: { ...fields, name: BAKERY.name } });
    const at = "2026-11-20T12:00:00.000Z";
    const common = { at, who: "Maria Soto", id: expect.any(Number) };
    expect(await listHistory(withViewer(context, agent), number)).toEqual([
      { ...common, field: "legal_name", old_value: BAKERY.legal_name, new_value: "Rossi LLC" },
      { ...common, field: "price", old_value: "450000", new_value: "425000" },
    ]);
  });

  test("records yearly financials only if they change, in major units", async () => {
    const year = { year: 2024, revenue: 900_000, cost_of_goods: 300_000, expenses: 400_000, sde: 200_000 };
    const { number, version } = await createDraft(context, agent, { yearly_financials: [year] });
    const editor = withViewer(context, agent);
    await editListing(editor, { number, version, fields: { yearly_financials: [year], employees: 12 } });
    const getFields = async () => (await listHistory(editor, number)).map(({ field }) => field);
    expect(await getFields()).toEqual(["employees"]);
    const fields = { yearly_financials: [{ ...year, sde: 210_000 }] };
    await editListing(editor, { number, version: version + 1, fields });
    const [latest] = await listHistory(editor, number);
    expect(latest?.field).toBe("yearly_financials");
    expect(JSON.parse(latest?.old_value ?? "")).toEqual([year]);
    expect(JSON.parse(latest?.new_value ?? "")).toEqual(fields.yearly_financials);
  });

  test("logs the edit without field values", async () => {
    const { number, version } = await createDraft(context, agent);
    await editListing(withViewer(context, agent), { number, version, fields: { legal_name: "Canary LLC" } });
    const log = await db.selectFrom("staff_actions").selectAll().where("subject", "=", `listing ${number}`).execute();
    expect(log.map(({ action }) => action)).toEqual(["listing.created", "listing.edited"]);
    expect(log[1]?.details).toEqual({ fields: ["legal_name"] });
  });

  test("rejects a stale edit with the current text and changes nothing", async () => {
    const { number, version } = await createDraft(context, agent);
    await editListing(withViewer(context, agent), { number, version, fields: { price: 425_000 } });
    const error = await getProblem(
      editListing(withViewer(context, manager), { number, version, fields: { price: 400_000 } }),
    );
    expect(error).toBeInstanceOf(Conflict);
    expect(error.current).toMatchObject({ version: 2, fields: { price: 425_000 } });
    expect((await findDeskListing(withViewer(context, agent), number)).fields.price).toBe(425_000);
  });

  test("accepts one of two simultaneous edits and rejects the other with the current text", async () => {
    const { number, version } = await createDraft(context, agent);
    const both = await Promise.allSettled(
      [410_000, 420_000].map((price) =>
        editListing(withViewer(context, manager), { number, version, fields: { price } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const stored = both.find((one) => one.status === "fulfilled");
    const rejected = both.find((one) => one.status === "rejected");
    expect(rejected?.reason.current.fields.price).toBe(stored?.value.fields.price);
  });

  test("accepts a repeated save and stores it once", async () => {
    const { number, version } = await createDraft(context, agent);
    const edit = { number, version, fields: { price: 425_000 } };
    await editListing(withViewer(context, agent), edit);
    expect((await editListing(withViewer(context, agent), edit)).version).toBe(2);
    expect(await listHistory(withViewer(context, agent), number)).toHaveLength(1);
  });

  test("announces a change to a public listing at once, including a new price, and redirects the old URL", async () => {
    const { number, version, slug } = await createPublished();
    invalidated.splice(0);
    const fields = { name: "Bakery with a terrace", price: 400_000 };
    const saved = await editListing(withViewer(context, manager), { number, version, fields });
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

  test("rejects a public listing without a headline or with an open question", async () => {
    const { number, version } = await createPublished();
    const edit = (fields: Record<string, unknown>, answers = {}) =>
      editListing(withViewer(context, manager), { number, version, fields, answers });
    expect((await getProblem(edit({ name: "" }))).errors).toHaveProperty("name");
    const { errors } = await getProblem(edit({ price: 5_000_000 }));
    const [id = ""] = Object.keys(errors);
    expect(id).toContain("questions.price_over_sde");
    const saved = await edit({ price: 5_000_000 }, { [id.slice("questions.".length)]: "It owns the building." });
    expect(saved.questions).toMatchObject([{ answer: { reason: "It owns the building.", who: "Lee Park" } }]);
  });

  test("treats an import of the same listing as a concurrent edit", async () => {
    const { number, version } = await createDraft(context, agent);
    await db
      .updateTable("listings")
      .set({ version: version + 1, price: 1 })
      .where("number", "=", number)
      .execute();
    await expect(editListing(withViewer(context, agent), { number, version, fields: { price: 2 } })).rejects.toThrow(
      Conflict,
    );
  });
});

describe("publishing a listing", () => {
  test("shows the listing on the site, announces it and records the listing date", async () => {
    const { number, slug } = await createDraft(context, agent);
    expect(await publish(number, agent)).toMatchObject({ status: "active", confirmed_at: "2026-11-20T12:00:00.000Z" });
    expect(await findListing(context, slug)).toMatchObject({ kind: "found", listing: { number } });
    expect(invalidated).toEqual(["listings", `listing:${number}`]);
    expect(await getEvents(db, number)).toEqual([
      { field: "status", old_value: "draft", new_value: "active", source: "desk" },
    ]);
  });

  test("publishes once for two simultaneous requests", async () => {
    const { number } = await createDraft(context, agent);
    await Promise.all([publish(number), publish(number, agent)]);
    expect(await getEvents(db, number)).toHaveLength(1);
  });

  test("rejects it until every question has an answer", async () => {
    const { number } = await createDraft(context, agent, { description: "Call (813) 555-0142, ask for Gina." });
    const error = await getProblem(publish(number));
    expect(Object.keys(error.errors)).toEqual(["questions.phone:(813) 555-0142"]);
    expect(await getStatus(db, number)).toEqual({ status: "draft" });
    const answer = (reason: string) =>
      changeStatus(withViewer(context, agent), { number, to: "active", answers: { "phone:(813) 555-0142": reason } });
    await expect(answer(" ")).rejects.toThrow(Invalid);
    expect(await answer("The broker's own line.")).toMatchObject({ status: "active" });
  });

  test("asks again when the answered values have changed", async () => {
    const { number } = await createDraft(context, agent, { price: 2_000_000 });
    const [question] = (await findDeskListing(withViewer(context, agent), number)).questions;
    const answers = { [question?.id ?? ""]: "It owns the building." };
    await editListing(withViewer(context, agent), { number, version: 1, fields: {}, answers });
    await editListing(withViewer(context, agent), { number, version: 1, fields: { price: 3_000_000 } });
    await expect(publish(number)).rejects.toThrow(Invalid);
    await editListing(withViewer(context, agent), { number, version: 2, fields: { price: 2_000_000 } });
    expect(await publish(number)).toMatchObject({ status: "active" });
  });

  test("publishes only the version that was reviewed", async () => {
    const { number } = await createDraft(context, agent);
    await editListing(withViewer(context, manager), { number, version: 1, fields: { price: 425_000 } });
    const error = await getProblem(changeStatus(withViewer(context, agent), { number, to: "active", version: 1 }));
    expect(error.current).toMatchObject({ version: 2 });
  });

  test("requires a headline and a description", async () => {
    const { number } = await createDraft(context, agent, { name: "", description: "" });
    expect(Object.keys((await getProblem(publish(number))).errors)).toEqual(["name", "description"]);
  });
});
