import { beforeEach, describe, expect, test } from "vitest";
import { checkNewAgent, createAgent } from "#domain/offices/agents/editing/create-agent.ts";
import { checkAgent, editAgent, findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { showAgent } from "#domain/offices/agents/show-agent.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { findOffice } from "../find-office.ts";
import { getPublicTeam } from "../team/list-public-teams.ts";
import { createOffice } from "./create-office.ts";
import { editOffice, findEditedOffice } from "./edit-office.ts";
import { checkNewOffice, checkOffice } from "./office-change.ts";
import { previewVisitPhone } from "./preview-visit-phone.ts";

const PLACES = [
  { locality: "Orlando", state: "florida", county: null, postal_code: "32801", latitude: 28.5, longitude: -81.4 },
  { locality: "Tampa", state: "florida", county: null, postal_code: "33602", latitude: 27.9, longitude: -82.5 },
  { locality: "Orlando", state: "florida", county: null, latitude: 28.5, longitude: -81.4 },
];
const context = await openTestContext({
  gazetteer: createGazetteer(PLACES, { regions: EDITIONS.US.regions, postal_pattern: "(\\d{5})" }),
});
const fixture: DeskFixture = await openDeskFixture(context);
const getContext = (role: keyof DeskFixture["staff"]) => ({ ...context, viewer: fixture.staff[role] });
let invalidated: string[] = [];
context.onInvalidated = (tags) => invalidated.push(...tags);
beforeEach(() => {
  invalidated = [];
});

const NEW = {
  name: "Orlando office",
  email: "orlando@brokers.example",
  postal_code: "32801",
  territory: "32801, 32803",
};

function requireInput<Input>(checked: { input: Input } | { codes: object }): Input {
  if ("codes" in checked) throw new Error(JSON.stringify(checked.codes));
  return checked.input;
}
const create = (changes: object = {}) =>
  createOffice(getContext("head_office"), requireInput(checkNewOffice({ ...NEW, territory: "", ...changes })));

describe("new office", () => {
  test("needs a name, an email address and a place", () => {
    expect(checkNewOffice({})).toEqual({ codes: { name: "required", email: "required", postal_code: "required" } });
    expect(checkNewOffice({ ...NEW, facebook_url: "facebook", time_zone: "Florida", nonsense: 1 })).toEqual({
      codes: { facebook_url: "url", time_zone: "time_zone", nonsense: "unknown_field" },
    });
  });

  test("derives its city, state, position and web address", async () => {
    const office = await createOffice(getContext("head_office"), requireInput(checkNewOffice(NEW)));
    expect(office).toMatchObject({
      slug: "orlando-office",
      locality: "Orlando",
      region_slug: "florida",
      time_zone: "America/New_York",
      status: "Active",
      territory: "32801, 32803",
    });
    expect(invalidated).toEqual(expect.arrayContaining(["office:orlando-office", "offices"]));
  });

  test("stands where someone put its pin", async () => {
    const office = await create({ slug: "with-pin", latitude: "28,54", longitude: "-81.37" });
    expect(office).toMatchObject({ locality: "Orlando", latitude: 28.54, longitude: -81.37 });
    expect(await create({ slug: "without-pin", latitude: "", longitude: "" })).toMatchObject({ latitude: 28.5 });
  });

  test.each([
    ["a taken web address", { slug: "miami" }, "slug"],
    ["a reserved web address", { slug: "contact-us" }, "slug"],
    ["an unknown postal code", { postal_code: "00000" }, "postal_code"],
    ["a postal code in another state", { postal_code: "33602", region_slug: "texas" }, "postal_code"],
    ["another office's territory", { slug: "second", territory: "32803" }, "territory"],
  ])("is rejected with %s, beside the field", async (_name, changes, field) => {
    await expect(create(changes)).rejects.toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
  });

  test("can be opened only by head office", async () => {
    await expect(createOffice(getContext("office_manager"), requireInput(checkNewOffice(NEW)))).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe("office change", () => {
  test("lets a manager change the office's own fields, but not its name, place or territory", async () => {
    const { id, version } = await findEditedOffice(getContext("office_manager"), fixture.offices.miami, "office.write");
    const change = (fields: object) =>
      editOffice(getContext("office_manager"), id, requireInput(checkOffice({ version, ...fields })));
    await expect(change({ name: "Miami Beach", territory: "33139" })).rejects.toMatchObject({
      errors: { name: [expect.any(String)], territory: [expect.any(String)] },
    });
    expect(await change({ linkedin_url: "https://linkedin.example/miami" })).toMatchObject({
      linkedin_url: "https://linkedin.example/miami",
      name: "Miami",
    });
  });

  test("leaves fields that are not sent as they are, and clears empty ones", async () => {
    const { id } = await create({ slug: "edited", broker_lic: "BL-1", heading: "Hello" });
    const { version } = await findEditedOffice(getContext("head_office"), id, "office.write");
    const now = await editOffice(getContext("head_office"), id, requireInput(checkOffice({ version, heading: "" })));
    expect(now).toMatchObject({ heading: null, broker_lic: "BL-1", locality: "Orlando" });
  });

  test("moves the office to the place of its new postal code", async () => {
    const { id, version } = await create({ slug: "moved" });
    const to = { postal_code: "33602", locality: "Tampa" };
    const moved = await editOffice(getContext("head_office"), id, requireInput(checkOffice({ version, ...to })));
    expect(moved).toMatchObject({ postal_code: "33602", locality: "Tampa" });
    const row = await context.db
      .selectFrom("offices")
      .select("longitude")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.longitude).toBeLessThan(-82);
  });

  test("places the pin where someone has put it, until the address changes", async () => {
    const { id, version } = await create({ slug: "pinned" });
    const change = async (fields: object, from: string) =>
      editOffice(getContext("head_office"), id, requireInput(checkOffice({ version: from, ...fields })));
    const pinned = await change({ latitude: "28,75", longitude: -81.25 }, version);
    expect(await findOffice(context, "pinned")).toMatchObject({ latitude: 28.75, longitude: -81.25 });
    await change({ postal_code: "33602", locality: "Tampa", latitude: 28.75, longitude: -81.25 }, pinned.version);
    expect(await findOffice(context, "pinned")).toMatchObject({ latitude: 27.9, longitude: -82.5 });
    expect(checkOffice({ version: "1", latitude: "91", longitude: "east", alternate_latitude: "" })).toEqual({
      codes: { latitude: "latitude", longitude: "longitude" },
    });
  });

  test("publishes campaign numbers, and says which one a visit sees", async () => {
    const { id, version } = await create({ slug: "campaigns", phone: "407 555 0100", paid_number: "407 555 0101" });
    const triggers = [{ name: "utm_campaign", value: "spring", number: "407 555 0102" }];
    const change = requireInput(checkOffice({ version, telephone_url_triggers: triggers, meta_title: "Brokers" }));
    await editOffice(getContext("head_office"), id, change);
    expect(await findOffice(context, "campaigns")).toMatchObject({
      telephone_url_triggers: triggers,
      meta_title: "Brokers",
    });
    const getPhone = (address: string) => previewVisitPhone(getContext("head_office"), id, address);
    expect(await getPhone("https://x.example/?utm_campaign=Spring")).toEqual({ phone: "407 555 0102", is_paid: false });
    expect(await getPhone("/?gclid=1")).toEqual({ phone: "407 555 0101", is_paid: true });
    expect(await getPhone("/")).toEqual({ phone: "407 555 0100", is_paid: false });
    expect(checkOffice({ version, telephone_url_triggers: [{ name: "", value: "x", number: "call" }] })).toEqual({
      codes: { "telephone_url_triggers.0.name": "required", "telephone_url_triggers.0.number": "phone" },
    });
  });

  test("says whose postal code it is", async () => {
    await create({ slug: "first", name: "First office", territory: "32899" });
    await expect(create({ slug: "other", territory: "32899" })).rejects.toMatchObject({
      errors: { territory: [expect.stringContaining("32899 (First office)")] },
    });
  });

  test("accepts only the office's own agents as owner", async () => {
    const { id, version } = await findEditedOffice(getContext("head_office"), fixture.offices.miami, "office.write");
    const change = (owner_id: number) =>
      editOffice(getContext("head_office"), id, requireInput(checkOffice({ version, owner_id })));
    await expect(change(fixture.agents.other)).rejects.toMatchObject({ errors: { owner_id: [expect.any(String)] } });
    expect(await change(fixture.agents.own)).toMatchObject({ owner_id: fixture.agents.own });
  });
});

describe("new agent", () => {
  const write = (changes: object = {}) =>
    requireInput(
      checkNewAgent({
        name: "Ines Duarte",
        email: "ines@brokers.example",
        office_id: fixture.offices.miami,
        ...changes,
      }),
    );

  test("appears on their own page and the office's team page immediately", async () => {
    const agent = await createAgent(getContext("office_manager"), write());
    expect(agent).toMatchObject({ slug: "ines-duarte", active: true });
    expect(await showAgent(context, "ines-duarte")).toMatchObject({ name: "Ines Duarte" });
    const team = await getPublicTeam(context, fixture.offices.miami);
    expect(team.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).toContain("Ines Duarte");
    expect(invalidated).toEqual(expect.arrayContaining(["office:miami", "offices"]));
  });

  test("is rejected with a taken web address, another manager's office, or a substitute from another office", async () => {
    const listErrorFields = async (changes: object) =>
      createAgent(getContext("office_manager"), write(changes)).catch(({ errors }) => Object.keys(errors ?? {}));
    expect(await listErrorFields({})).toEqual(["slug"]);
    expect(await listErrorFields({ slug: "x-1", office_id: fixture.offices.tampa })).toEqual(["office_id"]);
    expect(await listErrorFields({ slug: "x-2", assigned_to: fixture.agents.other })).toEqual(["assigned_to"]);
  });

  test("gets a substitute from their office, but not from themselves", async () => {
    const { version, email } = await findEditedAgent(getContext("agent"), fixture.agents.own, "agent.write");
    const profile = { role: null, about: null, email, phone: null, extension: null, version };
    const change = { ...profile, assigned_to: fixture.agents.colleague };
    await expect(editAgent(getContext("agent"), fixture.agents.own, change)).rejects.toMatchObject({
      errors: { assigned_to: [expect.any(String)] },
    });
    expect(await editAgent(getContext("office_manager"), fixture.agents.own, change)).toMatchObject({
      assigned_to: fixture.agents.colleague,
    });
  });

  test("shows on the team page what the agent allows", async () => {
    const { id, version, email } = await createAgent(getContext("office_manager"), write({ slug: "shown" }));
    const raw = { email, version, phone: "305 555 0150", mobile_e164: "+1 305 555 0151" };
    const change = requireInput(checkAgent({ ...raw, email_public: true, mobile_public: true }));
    expect(await editAgent(getContext("office_manager"), id, change)).toMatchObject({ mobile_public: true });
    const find = async () =>
      (await getPublicTeam(context, fixture.offices.miami)).find(({ agent_slug }) => agent_slug === "shown");
    expect(await find()).toMatchObject({ email, telephone_number: null, mobile_e164: "+1 305 555 0151" });
    const { version: next } = await findEditedAgent(getContext("office_manager"), id, "agent.read");
    const hidden = requireInput(checkAgent({ email, version: next, show_on_website: false }));
    await editAgent(getContext("office_manager"), id, hidden);
    expect(await find()).toBeUndefined();
  });

  test("changes hands only where their listings and leads are looked after", async () => {
    const { version, email } = await findEditedAgent(getContext("agent"), fixture.agents.own, "agent.write");
    const profile = { role: null, about: null, email, phone: null, extension: null, version };
    const change = { ...profile, active: false, office_id: fixture.offices.tampa };
    await expect(editAgent(getContext("head_office"), fixture.agents.own, change)).rejects.toMatchObject({
      errors: { active: [expect.any(String)], office_id: [expect.any(String)] },
    });
  });
});
