import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { deleteAccountRow } from "#domain/accounts/closing/closing-queries.ts";
import { deleteOldData } from "#domain/contacts/retention/delete-old-data.ts";
import type { StaffRole } from "#domain/context.ts";
import { makeOffer } from "#domain/deals/offers/make-offer.ts";
import { startDeal } from "#domain/deals/start-deal.ts";
import { addLeadNote } from "#domain/leads/add-lead-note.ts";
import { markSpam } from "#domain/leads/mark-lead.ts";
import { attachInquiryToLead } from "#domain/leads/routing/attach-inquiry-to-lead.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { ALL_CONTACTS, openContactFixture } from "../../../tests/support/contacts.ts";
import { getLeadId, insertInquiry } from "../../../tests/support/leads.ts";
import { insertListing } from "../../../tests/support/listings.ts";
import { insertSigned } from "../../../tests/support/ndas.ts";
import { listContacts } from "./list/list-contacts.ts";

const fixture = await openContactFixture();
const { context, signIn, list, listEmails, getContactId, show, insertOwn, insertOther } = fixture;

describe("the list", () => {
  test("finds people by name, email address and phone number, with and without the country code", async () => {
    const email = "joan.o-hara@found.internal";
    await insertOwn({ email, name: "Joan O'Hara-Lee", phone: "+1 (813) 555-0142" });
    await insertOwn({ email: "taro@found.internal", name: "山田太郎" });
    for (const q of [
      "joan",
      "hara lee",
      "JOAN.O-HARA@found",
      "found.internal joan",
      "813-555-01",
      "(813) 555-0142",
      "+18135550142",
      "5550142",
    ])
      expect(await listEmails("agent", { q }), q).toContain(email);
    expect(await listEmails("head_office", { q: "8135550142" })).toEqual([email]);
    expect(await listEmails("head_office", { q: "太郎" })).toEqual(["taro@found.internal"]);
    for (const q of ["joanna", "8135550143", "joan nobody"])
      expect(await listEmails("head_office", { q }), q).toEqual([]);
    expect(await list("head_office", { q: "½" })).toEqual([]);
  });

  test("shows each person once, latest first, to those whose leads or NDAs they are about", async () => {
    const email = "twice@scope.internal";
    await insertOwn({ email, received_at: new Date("2026-11-18T12:00:00Z"), name: "Old Name" });
    await insertOther({
      email: "Twice@scope.internal",
      received_at: new Date("2026-11-19T12:00:00Z"),
      name: "New Name",
    });
    const [own] = await list("agent", { q: "twice" });
    expect(own).toMatchObject({
      name: "Old Name",
      leads: 1,
      office: "Miami",
      latest_at: new Date("2026-11-18T12:00:00Z"),
    });
    const found = await list("head_office", { q: "twice" });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      name: "New Name",
      leads: 2,
      office: "Tampa",
      latest_at: new Date("2026-11-19T12:00:00Z"),
    });
    await insertOther({ email: "elsewhere@scope.internal" });
    expect(await listEmails("agent", { q: "elsewhere" })).toEqual([]);
    expect(await listEmails("office_manager", { q: "elsewhere" })).toEqual([]);
    expect(await listEmails("read_only", { q: "elsewhere" })).toEqual(["elsewhere@scope.internal"]);
    expect(await listEmails("office_manager", { office_id: fixture.offices.tampa })).toEqual([]);
    await expect(show("agent", "elsewhere@scope.internal")).rejects.toThrow("Contact not found");
  });

  test("filters by role, owner, listing and activity", async () => {
    const listing_number = 100_901;
    await insertListing(context.db, { number: listing_number, office_id: fixture.offices.miami });
    const at = { received_at: new Date("2026-11-01T12:00:00Z") };
    await insertOwn({ email: "seller@filter.internal", type: "valuation", ...at });
    await insertOwn({ email: "buyer@filter.internal", type: "listing", listing_number });
    for (const role of ["agent", "head_office"] as const) {
      const q = "filter.internal";
      expect(await listEmails(role, { q, role: "seller" })).toEqual(["seller@filter.internal"]);
      expect(await listEmails(role, { q, role: "buyer" })).toEqual(["buyer@filter.internal"]);
      expect(await listEmails(role, { listing_number })).toEqual(["buyer@filter.internal"]);
      expect(await listEmails(role, { q, active_since: new Date("2026-11-10") })).toEqual(["buyer@filter.internal"]);
      expect(await listEmails(role, { q, agent_id: fixture.agents.own })).toHaveLength(2);
      expect(await listEmails(role, { q, agent_id: fixture.agents.other })).toEqual([]);
      const second = await listContacts(signIn(role), { ...ALL_CONTACTS, q, page: 2, per_page: 1 });
      expect([second.total, second.data.length]).toEqual([2, 1]);
    }
  });

  test("lists buyers who never wrote to head office alone, and no spam", async () => {
    const { id } = await insertBuyer(context.db, { first_name: "Silent", last_name: "Buyer" });
    expect(await list("head_office", { q: "silent buyer" })).toMatchObject([{ is_buyer: true, leads: 0 }]);
    expect(await list("agent", { q: "silent buyer" })).toEqual([]);
    await deleteAccountRow(context.db, id);
    expect(await list("head_office", { q: "silent buyer" })).toEqual([]);
    const lead = await insertOwn({ email: "spam@spam.internal" });
    await markSpam(signIn("agent"), lead, true);
    for (const role of ["agent", "head_office"] as const)
      expect(await listEmails(role, { q: "spam@spam" })).toEqual([]);
    await markSpam(signIn("agent"), lead, false);
    expect(await listEmails("head_office", { q: "spam@spam" })).toEqual(["spam@spam.internal"]);
  });
});

describe("a contact", () => {
  test("has the events of the viewer's own leads and NDAs in one timeline", async () => {
    const email = "whole@timeline.internal";
    const lead = await insertOwn({
      email,
      message: "Is it quiet?",
      tracking: JSON.stringify([
        { parameter: "utm_source", value: "paper", path: "/landing", session_at: "2026-11-20T11:00:00Z" },
      ]),
    });
    await addLeadNote(signIn("agent"), lead, { key: null, text: "Calls back on Friday." });
    const other = await insertOther({ email, message: "And in Tampa?" });
    await addLeadNote(signIn("head_office"), other, { key: null, text: "Tampa alone." });
    const nda = await insertSigned(context.db, { agent_id: fixture.agents.own, office_id: fixture.offices.miami });
    const foreign = await insertSigned(context.db, {
      agent_id: fixture.agents.other,
      office_id: fixture.offices.tampa,
    });
    await context.db.updateTable("ndas").set({ email }).where("id", "in", [nda, foreign]).execute();
    const own = await show("agent", email);
    expect(own.timeline.map(({ kind }) => kind).sort()).toEqual(["inquiry", "lead_event", "nda_signed"]);
    expect(own.timeline.find(({ kind }) => kind === "inquiry")).toMatchObject({
      lead_id: lead,
      message: "Is it quiet?",
      visits: [{ path: "/landing", at: "2026-11-20T11:00:00.000Z" }],
    });
    expect(own).toMatchObject({ leads: [{ id: lead }], ndas: [{ id: nda }], account: null });
    const whole = await show("read_only", email);
    expect(whole.timeline).toHaveLength(6);
    expect(JSON.stringify(own)).not.toContain("Tampa");
    const times = whole.timeline.map(({ happened_at }) => happened_at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test("has the deals of the viewer's scope with their steps and offers", async () => {
    const email = "deal@timeline.internal";
    const lead_id = await insertOwn({ email });
    const listing_number = 100_902;
    await insertListing(context.db, { number: listing_number, office_id: fixture.offices.miami });
    const agent = signIn("agent");
    const { id } = await startDeal(agent, { listing_number, lead_id });
    const offer = { amount: 450_000, made_by: "buyer", offered_on: "2026-11-20", conditions: null } as const;
    await makeOffer(agent, id, offer);
    const listDealEvents = async (role: StaffRole) =>
      (await show(role, email)).timeline.filter(({ kind }) => kind === "deal_event");
    const events = await listDealEvents("agent");
    const listing = { number: listing_number, name: "Restaurant" };
    expect(events).toHaveLength(2);
    expect(events).toContainEqual(expect.objectContaining({ event: "started", to_stage: "new", deal_id: id, listing }));
    expect(events).toContainEqual(expect.objectContaining({ event: "offer_made", amount: 450_000, currency: "USD" }));
    const elsewhere = { office_id: fixture.offices.tampa, agent_id: null };
    await context.db.updateTable("deals").set(elsewhere).where("id", "=", id).execute();
    expect(await listDealEvents("agent")).toEqual([]);
    expect(await listDealEvents("head_office")).toHaveLength(2);
  });

  test("shows what a buyer saved to staff whom they wrote to or signed for, and only the viewer's listings", async () => {
    const buyer = await insertBuyer(context.db);
    const { email } = await context.db
      .selectFrom("accounts")
      .select("email")
      .where("id", "=", buyer.id)
      .executeTakeFirstOrThrow();
    const numbers = { own: 100_911, other: 100_912 };
    for (const owner of ["own", "other"] as const) {
      const office_id = owner === "own" ? fixture.offices.miami : fixture.offices.tampa;
      await insertListing(context.db, { number: numbers[owner], office_id, agent_id: fixture.agents[owner] });
      const saved = { buyer_id: buyer.id, listing_number: numbers[owner], saved_at: context.clock() };
      await context.db
        .insertInto("saved_listings")
        .values({ ...saved, status_when_saved: "active" })
        .execute();
    }
    const listSaved = async (role: StaffRole) =>
      (await show(role, email)).timeline.flatMap((event) =>
        event.kind === "listing_saved" ? event.listing.number : [],
      );
    expect(await listSaved("head_office")).toEqual([]);
    await expect(show("agent", email)).rejects.toThrow("Contact not found");
    await insertOwn({ email });
    expect(await listSaved("agent")).toEqual([numbers.own]);
    expect((await listSaved("head_office")).sort()).toEqual([numbers.own, numbers.other]);
    await context.db.updateTable("accounts").set({ email_verified_at: null }).where("id", "=", buyer.id).execute();
    expect(await listSaved("agent")).toEqual([]);
    expect((await show("agent", email)).account).toBeNull();
  });

  test("shows which of the viewer's listings fit what a verified buyer is looking for", async () => {
    const buyer = await insertBuyer(context.db);
    const account = context.db.selectFrom("accounts").select("email").where("id", "=", buyer.id);
    const { email } = await account.executeTakeFirstOrThrow();
    const preference = { buyer_id: buyer.id, position: 0, state: "florida", category: "retail", subcategory: null };
    await context.db.insertInto("buyer_preferences").values(preference).execute();
    const owners = { own: 100_921, other: 100_922 } as const;
    for (const [owner, number] of Object.entries(owners)) {
      const isOwn = owner === "own";
      const office_id = isOwn ? fixture.offices.miami : fixture.offices.tampa;
      const agent_id = isOwn ? fixture.agents.own : fixture.agents.other;
      await insertListing(context.db, { number, office_id, agent_id, category_slug: "retail" });
    }
    const listMatching = async (role: StaffRole) => (await show(role, email)).matches.data.map(({ number }) => number);
    expect(await listMatching("head_office")).toEqual([]);
    await insertOwn({ email });
    expect(await listMatching("agent")).toEqual([owners.own]);
    expect((await listMatching("head_office")).sort()).toEqual([owners.own, owners.other]);
    await context.db.updateTable("accounts").set({ email_verified_at: null }).where("id", "=", buyer.id).execute();
    expect(await listMatching("head_office")).toEqual([]);
  });

  test("shows emails to those who may: agents those of their leads, head office all, readers none", async () => {
    const email = "mails@timeline.internal";
    const inquiry = await insertInquiry(context, {
      office_id: fixture.offices.miami,
      agent_id: fixture.agents.own,
      email,
    });
    await attachInquiryToLead(context, inquiry);
    for (const key of [`enquiry:${inquiry}:visitor`, `other:${inquiry}`])
      await context.db
        .insertInto("outbox")
        .values({ id: randomUUID(), key, to_address: email, subject: key, text: "", html: "" })
        .execute();
    const count = async (role: StaffRole) =>
      (await show(role, email)).timeline.filter(({ kind }) => kind === "email").length;
    expect([await count("agent"), await count("head_office"), await count("read_only")]).toEqual([1, 2, 0]);
    expect(await getLeadId(context, inquiry)).not.toBe("");
  });

  test("disappears with its last row", async () => {
    await insertOwn({ email: "old@retention.internal", received_at: new Date("2020-01-01T12:00:00Z") });
    expect(await getContactId("old@retention.internal")).not.toBe("");
    await deleteOldData({ ...context, retention: { lead_days: 1_095, email_days: 0 } });
    expect(await getContactId("old@retention.internal")).toBe("");
  });
});
