import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { insertBuyer } from "../../../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../../../tests/support/listings.ts";
import { changeSearch, deleteSearch } from "./change-search.ts";
import { saveSearch } from "./save-search.ts";
import { listAlerts, MAX_SEARCHES } from "./saved-search.ts";

const context = await openTestContext();
const { db } = context;
const miami = await insertOffice(db);
const maria = await insertAgent(db, { office_id: miami });
let buyer: Context;

const NETWORK = "/buy-a-business/business-listing-search";
const saveDemoSearch = (query: string, frequency: "instant" | "daily" | "weekly" = "instant", path = NETWORK) =>
  saveSearch(buyer, { url: path + query, frequency });

beforeEach(async () => {
  await db.deleteFrom("saved_searches").execute();
  buyer = { ...context, viewer: await insertBuyer(db) };
});

describe("saved search", () => {
  test("is named from its filters, saved once, and links back to its page", async () => {
    const saved = await saveDemoSearch("?sort=price_asc&price_max=500k&state=florida&category=food-restaurants&page=3");
    expect(saved).toMatchObject({
      name: "Food & Restaurants, Florida, Up to $500,000",
      url: `${NETWORK}?state=florida&category=food-restaurants&price_max=500000`,
      frequency: "instant",
      paused: false,
    });
    const again = await saveDemoSearch("?category=food-restaurants&state=florida&price_max=500000", "daily");
    expect(again).toEqual(saved);
    expect((await listAlerts(buyer)).searches).toEqual([saved]);
    expect((await saveDemoSearch("")).name).toBe("All businesses for sale");
  });

  test("keeps every place, and is named after them", async () => {
    const places = new Map([
      ["Tampa", { label: "Tampa, FL", latitude: 27.95, longitude: -82.46 }],
      ["Miami", { label: "Miami, FL", latitude: 25.76, longitude: -80.19 }],
    ]);
    buyer.gazetteer = { find: (text) => places.get(text) ?? null } as Context["gazetteer"];
    expect(await saveDemoSearch("?near=Tampa&near=Miami&radius=10")).toMatchObject({
      name: "Within 10 miles of Tampa, Within 10 miles of Miami",
      url: `${NETWORK}?near=Tampa&near=Miami&radius=10`,
    });
  });

  test("keeps a drawn area, and is named after it", async () => {
    const saved = await saveDemoSearch("?state=florida&view=map&polygon=-83.004%2C28.4+-82%2C28.4+-82.5%2C27");
    expect(saved).toMatchObject({
      name: "Florida, Within the drawn area",
      url: `${NETWORK}?state=florida&polygon=-83%2C28.4+-82%2C28.4+-82.5%2C27`,
    });
    expect(await saveDemoSearch("?state=florida&polygon=-83,28.4+-82,28.4+-82.5,27")).toEqual(saved);
  });

  test("belongs to an office or agent if its page does; rejects other pages", async () => {
    const own = await saveDemoSearch(
      "?price_max=400000",
      "instant",
      "/locations/florida/miami/buy-a-business/active-business-listings",
    );
    expect(own.url).toBe("/locations/florida/miami/buy-a-business/active-business-listings?price_max=400000");
    await saveDemoSearch("", "instant", "/agents/maria-soto/listings");
    const rows = await db.selectFrom("saved_searches").select(["office_id", "agent_id"]).orderBy("id").execute();
    expect(rows).toEqual([
      { office_id: miami, agent_id: null },
      { office_id: null, agent_id: maria },
    ]);
    for (const wrong of [
      "/contact-us",
      "https://elsewhere.example/buy-a-business/business-listing-search",
      "//",
      "/agents/nobody/listings",
    ])
      await expect(saveDemoSearch("", "instant", wrong)).rejects.toBeInstanceOf(Invalid);
  });

  test("is the same in every language, and named in the reader's own with its amounts", async () => {
    const network = { ...context.network, locales: ["fr-CA", "en-CA"] as const };
    const there = { ...buyer, network: { ...network, locales: [...network.locales] as ["fr-CA", "en-CA"] } };
    const url = `${NETWORK}?category=food-restaurants&price_max=500000`;
    const saved = await saveSearch({ ...there, locale: "fr-CA" }, { url: `/fr${url}`, frequency: "instant" });
    expect(saved.url).toBe(url);
    expect(saved.name).toMatch(/^Alimentation et restauration, .*500\s000\s\$/);
    const again = await saveSearch({ ...there, locale: "en-CA" }, { url: `/en${url}`, frequency: "instant" });
    expect(again).toEqual(saved);
  });

  test("can be renamed, paused and deleted only by its buyer, up to a limit", async () => {
    const { id } = await saveDemoSearch("?state=florida");
    const other = { ...context, viewer: await insertBuyer(db) };
    await expect(changeSearch(other, String(id), { name: "Mine" })).rejects.toBeInstanceOf(NotFound);
    await deleteSearch(other, String(id));
    expect(
      await changeSearch(buyer, String(id), { name: " By the\nsea ", frequency: "weekly", paused: true }),
    ).toMatchObject({
      name: "By the sea",
      frequency: "weekly",
      paused: true,
    });
    expect(await changeSearch(buyer, String(id), { name: "" })).toMatchObject({ name: "Florida", paused: true });
    await expect(changeSearch(buyer, String(id), { name: "x".repeat(121) })).rejects.toBeInstanceOf(Invalid);
    for (let count = 1; count < MAX_SEARCHES; count++) await saveDemoSearch(`?price_max=${count}000`);
    await expect(saveDemoSearch("?price_max=999000")).rejects.toBeInstanceOf(Conflict);
    await deleteSearch(buyer, String(id));
    await deleteSearch(buyer, String(id));
    expect((await listAlerts(buyer)).searches).toHaveLength(MAX_SEARCHES - 1);
  });
});
