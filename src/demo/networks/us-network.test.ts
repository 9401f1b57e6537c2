import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { type Gazetteer, loadGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { getDistance } from "#lib/distance.ts";
import { toSlug } from "#lib/slug.ts";
import { buildGazetteer } from "../../../scripts/build-gazetteer.mjs";
import { createAgentRows, createOfficeRow, createOpeningHours, isInactive } from "../offices/office-rows.ts";
import { getArea, sharePostalCodes } from "../offices/share-postal-codes.ts";
import { createDemoNetwork } from "./demo-network.ts";

const { offices } = createDemoNetwork(EDITIONS.US);
const people = offices.flatMap(({ agents }) => agents);
const folder = mkdtempSync(join(tmpdir(), "gazetteer-"));
let gazetteer: Gazetteer;

beforeAll(async () => {
  buildGazetteer({ folder, editions: ["US"] });
  gazetteer = await loadGazetteer(folder, "US", EDITIONS.US.regions);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the demo's offices", () => {
  test("number about eighty, with two hundred agents of different names", () => {
    expect(offices.length).toBeGreaterThanOrEqual(80);
    expect(people).toHaveLength(200);
    expect(new Set(people.map(([name]) => toSlug(name))).size).toBe(200);
    expect(new Set(offices.map(({ slug }) => slug)).size).toBe(offices.length);
    expect(new Set(people.map(([, , about]) => about)).size).toBe(200);
  });

  test("are in real towns with matching postal code, region and coordinates", () => {
    for (const office of offices) {
      const place = gazetteer.find(office.postal_code);
      expect(place?.postal_code, office.slug).toBe(office.postal_code);
      expect(place?.state, office.slug).toBe(office.region);
      expect(place && getDistance(place, office, "km"), office.slug).toBeLessThan(8);
    }
  });

  test("use their location's time zone", () => {
    const getOpeningHour = (time_zone: string): number =>
      Number(
        new Intl.DateTimeFormat("en-US", { timeZone: time_zone, hour: "numeric", hour12: false }).format(
          new Date("2026-01-15T12:00:00Z"),
        ),
      ) - 12;
    for (const { slug, longitude, time_zone } of offices) {
      expect(Math.abs(getOpeningHour(time_zone) - longitude / 15), slug).toBeLessThan(1.4);
    }
  });

  test("own existing, nearby postal codes that no other office owns", () => {
    const surroundingArea = getArea(offices, gazetteer.listPostalCodes());
    const territories = sharePostalCodes(offices, surroundingArea);
    const all = [...territories.values()].flat();
    expect(new Set(all).size).toBe(all.length);
    for (const office of offices) {
      const territory = territories.get(office.slug) ?? [];
      expect(territory.length, office.slug).toBeGreaterThan(20);
      for (const code of territory.slice(office.territory.length)) {
        const place = gazetteer.find(code);
        expect(place && getDistance(place, office, "km"), `${office.slug} ${code}`).toBeLessThanOrEqual(60);
      }
    }
  });

  test("have fictional phone numbers and unreachable email addresses", () => {
    offices.forEach((office, position) => {
      const text = JSON.stringify([createOfficeRow(office, position, "US"), createAgentRows(office, 1, position)]);
      const phones = text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
      expect(phones.length).toBeGreaterThan(4);
      const hosts = [...text.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host);
      expect(hosts.length).toBeGreaterThan(3);
      expect(hosts.filter((host) => !host?.endsWith(".example.com"))).toEqual([]);
      expect(phones.filter((phone) => !/ 555-01\d\d$/.test(phone))).toEqual([]);
      expect((text.match(/[\w.+-]+@[\w.-]+/g) ?? []).filter((mail) => !mail.endsWith("@example.com"))).toEqual([]);
    });
  });

  test("cover the special cases: one inactive, one connected, some with an alternate address, some open on Saturday", () => {
    const rows = offices.map((office, position) => createOfficeRow(office, position, "US"));
    expect(rows.filter(({ status }) => status === "Inactive")).toHaveLength(1);
    expect(rows.filter((_, position) => isInactive(position))).toHaveLength(1);
    expect(rows.filter(({ connected }) => connected)).toHaveLength(1);
    expect(rows.filter((row) => row.is_alternate_address && row.alternate_latitude).length).toBeGreaterThan(2);
    const saturdays = offices.map((_, position) => createOpeningHours(1, position)[5]);
    expect(new Set(saturdays.map((day) => day?.closed))).toEqual(new Set([true, false]));
  });

  test("have a meta description of suitable length", () => {
    const lines = offices.map((office, position) => createOfficeRow(office, position, "US").meta_description ?? "");
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter(({ length }) => length < 65 || length > 155)).toEqual([]);
  });

  test("have former agents, but never a former owner", () => {
    const teams = offices.map((office, position) => createAgentRows(office, 1, position));
    expect(teams.flat().filter(({ active }) => !active).length).toBeGreaterThan(1);
    expect(teams.filter(([owner]) => !owner?.active)).toEqual([]);
  });
});
