import { beforeEach, describe, expect, test } from "vitest";
import { collectFinds } from "#domain/alerts/finds/collect-finds.ts";
import { tellAlerts } from "#domain/alerts/mails/tell-alerts.ts";
import { changeSearch, setSavedListingAlerts } from "#domain/alerts/searches/change-search.ts";
import { saveSearch } from "#domain/alerts/searches/save-search.ts";
import { listAlerts } from "#domain/alerts/searches/saved-search.ts";
import { filtersIn } from "#domain/alerts/searches/search-address.ts";
import { saveListing } from "#domain/buyers/saved/save-listing.ts";
import type { Context } from "#domain/context.ts";
import { unsubscribe } from "#domain/digests/unsubscribe.ts";
import { unsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
import { searchListings } from "#domain/search/search-listings.ts";
import { alertMail } from "#emails/alert-mail.tsx";
import { NotFound } from "#lib/errors.ts";
import { insertBuyer } from "../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice } from "../../tests/support/listings.ts";
import { alertMails } from "./alert-mails.ts";

const START = new Date("2026-11-20T12:00:00Z");
let now = START;
const context = await openTestContext({ clock: () => now });
const { db } = context;
const miami = await insertOffice(db);
const tampa = await insertOffice(db, { slug: "tampa", name: "Tampa" });
const maria = await insertAgent(db, { office_id: miami });
let last = 100_000;
let buyer: Context;

const NETWORK = "/buy-a-business/business-listing-search";
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

beforeEach(async () => {
  now = START;
  for (const table of ["alert_finds", "alert_cursor", "saved_searches", "outbox", "listing_events"] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom("saved_listings").execute();
  await db
    .updateTable("listings")
    .set({ updated_at: new Date("2026-01-01T00:00:00Z") })
    .execute();
  buyer = { ...context, viewer: await insertBuyer(db) };
});

/** A listing that is published now. */
async function published(values: Partial<Parameters<typeof insertListing>[1]> = {}): Promise<number> {
  const number = ++last;
  await insertListing(db, {
    ...{ number, office_id: miami, name: `Bakery ${number}`, price: 30_000_000 },
    ...{ listed_at: now, updated_at: now, ...values },
  });
  return number;
}

async function repriced(number: number, price: number): Promise<void> {
  const { price: before } = await db
    .selectFrom("listings")
    .select("price")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  await db.updateTable("listings").set({ price, updated_at: now }).where("number", "=", number).execute();
  const values = { old_value: String(before), new_value: String(price), source: "desk", happened_at: now } as const;
  await db
    .insertInto("listing_events")
    .values({ listing_number: number, field: "price", ...values })
    .execute();
}

const save = (query: string, frequency: "instant" | "daily" | "weekly" = "instant", path = NETWORK) =>
  saveSearch(buyer, { url: path + query, frequency });
const mails = () =>
  db.selectFrom("outbox").select(["to_address", "subject", "text", "headers"]).orderBy("created_at").execute();

describe("what a search finds", () => {
  test("is what its page would show of the listings that changed, whatever it asks for", async () => {
    const queries = [
      "",
      "?price_max=300000",
      "?price_min=300001&relocatable=1",
      "?q=bakery",
      "?q=bakrey",
      "?state=texas&state=georgia",
      "?category=retail",
      "?office=tampa",
      "?kind=franchise",
      "?bbox=-90,20,-70,40",
    ];
    for (const query of queries) await save(query);
    await save("", "instant", "/agents/maria-soto/listings");
    await save("?price_max=300000", "instant", "/locations/florida/miami/buy-a-business/active-business-listings");
    minutes(1);
    const changed = [
      await published({ price: 29_000_000 }),
      await published({ price: 45_000_000, relocatable: true, office_id: tampa }),
      await published({
        region_slug: "texas",
        name: "Car wash",
        category_slug: "retail",
        latitude: 30,
        longitude: -80,
      }),
      await published({ kind: "franchise", agent_id: maria, name: "Book shop" }),
    ];
    await published({ status: "draft" });
    await published({ status: "sold", sold_at: now });
    await collectFinds(context);
    const searches = await db.selectFrom("saved_searches").selectAll().execute();
    for (const { id, query, office_id, agent_id } of searches) {
      const scope = { ...(office_id && { office_id }), ...(agent_id && { agent_id }) };
      const page = await searchListings(context, { ...filtersIn(context, query), per_page: 100 }, scope);
      const shown = page.listings.map(({ number }) => number).filter((number) => changed.includes(number));
      const finds = await db.selectFrom("alert_finds").select("listing_number").where("search_id", "=", id).execute();
      expect(finds.map(({ listing_number }) => listing_number).sort(), query).toEqual(shown.sort());
    }
  });

  test("is told once, new or changed, never what was there before", async () => {
    const old = await published();
    minutes(30);
    await save("?price_max=300000");
    minutes(1);
    expect(await alertMails(context)).toBe(0);
    const fresh = await published({ price: 29_500_000 });
    minutes(1);
    expect(await alertMails(context)).toBe(1);
    minutes(90);
    await repriced(fresh, 29_000_000);
    await repriced(old, 25_000_000);
    minutes(1);
    expect(await alertMails(context)).toBe(1);
    minutes(90);
    expect(await alertMails(context)).toBe(0);
    const [first, second] = await mails();
    expect(first).toMatchObject({
      subject: `News for you: Bakery ${fresh}`,
      text: expect.stringContaining("New on the market. Found by your search “Up to $300,000”"),
    });
    expect(second?.text).toContain(`Bakery ${old}`);
    expect(second?.text).toContain("Price down from $300,000 to $250,000");
    expect(second?.text).not.toContain(`Bakery ${fresh}`);
  });

  test("is not told while the search is paused, nor afterwards", async () => {
    const { id } = await save("");
    await changeSearch(buyer, String(id), { paused: true });
    minutes(1);
    await published();
    expect(await alertMails(context)).toBe(0);
    minutes(1);
    await changeSearch(buyer, String(id), { paused: false });
    expect(await alertMails(context)).toBe(0);
    minutes(1);
    await published();
    expect(await alertMails(context)).toBe(1);
  });
});

describe("alert mails", () => {
  test("come at once, but no more than one an hour a buyer: what is found meanwhile is in the next", async () => {
    await save("?q=bakery");
    await save("?price_max=300000");
    minutes(1);
    const first = await published();
    await alertMails(context);
    for (let turn = 0; turn < 3; turn++) {
      minutes(15);
      await published();
      expect(await alertMails(context)).toBe(0);
    }
    minutes(15);
    expect(await alertMails(context)).toBe(1);
    const [one, two, ...others] = await mails();
    expect(others).toEqual([]);
    expect(one?.subject).toContain(`Bakery ${first}`);
    expect(two?.subject).toMatch(/^3 businesses for you/);
  });

  test("of a day wait for eight in the morning, those of a week for Monday, where the network is", async () => {
    await save("", "daily");
    await save("?price_max=400000", "weekly");
    minutes(1);
    await published();
    expect(await alertMails(context)).toBe(0);
    // The 20th is a Friday; it is eight in Florida at 13:00 UTC.
    now = new Date("2026-11-20T12:59:00Z");
    expect(await alertMails(context)).toBe(0);
    now = new Date("2026-11-20T13:00:00Z");
    expect(await alertMails(context)).toBe(1);
    now = new Date("2026-11-21T13:00:00Z");
    expect(await alertMails(context)).toBe(0);
    now = new Date("2026-11-23T13:00:00Z");
    expect(await alertMails(context)).toBe(1);
    expect(await alertMails(context)).toBe(0);
  });

  test("tell who has saved a listing that it is cheaper or for sale again, unless they do not want to hear of it", async () => {
    const number = await published();
    await saveListing(buyer, `x-${number}`);
    const other = { ...context, viewer: await insertBuyer(db) };
    await saveListing(other, `x-${number}`);
    await setSavedListingAlerts(other, false);
    minutes(5);
    await repriced(number, 35_000_000);
    expect(await alertMails(context)).toBe(0);
    minutes(5);
    await repriced(number, 28_000_000);
    expect(await alertMails(context)).toBe(1);
    minutes(61);
    const back = { field: "status", old_value: "under_offer", new_value: "active", source: "desk" } as const;
    await db
      .insertInto("listing_events")
      .values({ listing_number: number, happened_at: now, ...back })
      .execute();
    expect(await alertMails(context)).toBe(1);
    minutes(61);
    expect(await alertMails(context)).toBe(0);
    await setSavedListingAlerts(other, true);
    expect(await alertMails(context)).toBe(0);
    expect(
      (await mails()).map(({ text }) => /(Price down [^.]+|For sale again)\. You have saved/.exec(text)?.[1]),
    ).toEqual(["Price down from $350,000 to $280,000", "For sale again"]);
  });

  test("say nothing of what has been withdrawn or raised again before they were written", async () => {
    await save("?price_max=300000");
    const raised = await published();
    await saveListing(buyer, `x-${raised}`);
    minutes(1);
    const withdrawn = await published();
    await repriced(raised, 25_000_000);
    await collectFinds(context);
    await db.updateTable("listings").set({ status: "withdrawn" }).where("number", "=", withdrawn).execute();
    await db.updateTable("listings").set({ price: 40_000_000 }).where("number", "=", raised).execute();
    expect(await alertMails(context)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test("carry the headers of one click, by which their kind ends without signing in", async () => {
    await save("");
    await save("?price_max=400000", "daily");
    minutes(1);
    await published();
    await alertMails(context);
    const [mail] = await mails();
    expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const [, token = ""] =
      /^<http:\/\/localhost:3000\/api\/unsubscribe\/([\w-]+)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "") ?? [];
    expect(mail?.text).toContain(`http://localhost:3000/unsubscribe?token=${token}`);
    for (const wrong of ["", "nonsense", `x${token}`, context.sealer.seal("something else: 1")]) {
      await expect(unsubscribe(context, wrong)).rejects.toBeInstanceOf(NotFound);
    }
    for (let turn = 0; turn < 2; turn++) await unsubscribe(context, token);
    const { searches, saved_listings } = await listAlerts(buyer);
    expect(searches.map(({ paused }) => paused)).toEqual([true, false]);
    expect(saved_listings).toBe(false);
  });

  test("that wait to be sent when their reader leaves are not sent, those of another rhythm and reader are", async () => {
    await save("");
    await save("?price_max=400000", "daily");
    const other = { ...context, viewer: await insertBuyer(db) };
    await saveSearch(other, { url: NETWORK, frequency: "instant" });
    minutes(1);
    await published();
    await collectFinds(context);
    now = new Date("2026-11-21T13:00:00Z");
    expect(await alertMails(context)).toBe(3);
    await db.updateTable("outbox").set({ status: "waiting" }).execute();
    const { id: buyer_id } = buyer.viewer as { id: number };
    await unsubscribe(context, unsubscribeToken(context, { buyer_id, mailing: "instant" }));
    const kept = await db.selectFrom("outbox").select(["key", "status"]).execute();
    const unwanted = kept.filter(({ status }) => status === "unwanted");
    expect(unwanted.map(({ key }) => key)).toEqual([expect.stringContaining(`account:${buyer_id}:alert:instant:`)]);
    expect(kept.filter(({ status }) => status === "waiting")).toHaveLength(2);
  });

  test("are written once where two processes do it at a time, and nobody else waits for that", async () => {
    const other = { ...context, viewer: await insertBuyer(db) };
    await save("");
    await saveSearch(other, { url: NETWORK, frequency: "instant" });
    minutes(1);
    await published();
    await collectFinds(context);
    let isFirst = true;
    const told = await tellAlerts(context, async (letter) => {
      if (isFirst) {
        isFirst = false;
        expect(await tellAlerts(context, (letter) => alertMail(letter, context))).toBe(2);
        // Found by yet another process, before this one began, and told within the hour by none.
        await published();
        await collectFinds(context);
      }
      return alertMail(letter, context);
    });
    expect(told).toBe(0);
    expect(await mails()).toHaveLength(2);
    minutes(61);
    expect(await alertMails(context)).toBe(2);
  });

  test("quote listings in their reader's language", async () => {
    const { id } = buyer.viewer as { id: number };
    await db.updateTable("accounts").set({ locale: "es-ES" }).where("id", "=", id).execute();
    await save("");
    minutes(1);
    await published();
    await alertMails(context);
    const [mail] = await mails();
    expect(mail?.text).toContain("300.000 US$ · Alimentación y restauración");
  });

  test("tell of a lower price also where somebody has made an offer, and of the one that still is lower", async () => {
    await save("?price_max=290000");
    const offered = await published();
    const wavering = await published();
    for (const number of [offered, wavering]) await saveListing(buyer, `x-${number}`);
    minutes(1);
    await repriced(offered, 28_000_000);
    await collectFinds(context);
    await db.updateTable("listings").set({ status: "under_offer" }).where("number", "=", offered).execute();
    await repriced(wavering, 25_000_000);
    minutes(1);
    await repriced(wavering, 24_000_000);
    minutes(1);
    await repriced(wavering, 27_000_000);
    expect(await alertMails(context)).toBe(1);
    const [mail] = await mails();
    expect(mail?.text).toContain("Price down from $300,000 to $280,000. You have saved");
    expect(mail?.text).toContain("Price down from $300,000 to $270,000. You have saved");
    expect(mail?.text.match(/Found by your search/g)).toHaveLength(1);
  });

  test("go with the account, and never to one that is cancelled", async () => {
    await save("");
    minutes(1);
    await published();
    await collectFinds(context);
    await db.updateTable("accounts").set({ cancelled_at: now }).execute();
    expect(await alertMails(context)).toBe(0);
    await db.updateTable("accounts").set({ cancelled_at: null }).execute();
    expect(await alertMails(context)).toBe(1);
    const { key } = await db.selectFrom("outbox").select("key").executeTakeFirstOrThrow();
    // By this beginning the mails about an account are deleted with it.
    expect(key).toMatch(new RegExp(`^account:${(buyer.viewer as { id: number }).id}:`));
    await db.deleteFrom("accounts").where("kind", "=", "buyer").execute();
    expect(await db.selectFrom("alert_finds").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("saved_searches").select("id").execute()).toEqual([]);
  });
});
