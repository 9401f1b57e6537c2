import { describe, expect, test } from "vitest";
import { collectFinds } from "#domain/buyers/alerts/collect-finds.ts";
import { changeSearch } from "#domain/buyers/alerts/searches/change-search.ts";
import { parseSavedFilters } from "#domain/buyers/alerts/searches/search-address.ts";
import { searchListings } from "#domain/search/search-listings.ts";
import { openAlertFixture } from "../../tests/support/alert-fixture.ts";
import { insertAgent, insertOffice } from "../../tests/support/listings.ts";
import { sendAlertMails } from "./send-alert-mails.ts";

const fixture = await openAlertFixture();
const { context, miami, mails, advanceMinutes, publishListing, changePrice, save } = fixture;
const { db } = context;
const tampa = await insertOffice(db, { slug: "tampa", name: "Tampa" });
const maria = await insertAgent(db, { office_id: miami });

describe("search alerts", () => {
  test("find the changed listings that the search page would show, for any filters", async () => {
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
      "?polygon=-90,20+-70,20+-80,40",
    ];
    for (const query of queries) await save(query);
    await save("", "instant", "/agents/maria-soto/listings");
    await save("?price_max=300000", "instant", "/locations/florida/miami/buy-a-business/active-business-listings");
    advanceMinutes(1);
    const changed = [
      await publishListing({ price: 29_000_000 }),
      await publishListing({ price: 45_000_000, relocatable: true, office_id: tampa }),
      await publishListing({
        region_slug: "texas",
        name: "Car wash",
        category_slug: "retail",
        latitude: 30,
        longitude: -80,
      }),
      await publishListing({ kind: "franchise", agent_id: maria, name: "Book shop" }),
    ];
    await publishListing({ status: "draft" });
    await publishListing({ status: "sold", sold_at: fixture.now });
    await collectFinds(context);
    const searches = await db.selectFrom("saved_searches").selectAll().execute();
    for (const { id, query, office_id, agent_id } of searches) {
      const scope = { ...(office_id && { office_id }), ...(agent_id && { agent_id }) };
      const page = await searchListings(context, { ...parseSavedFilters(context, query), per_page: 100 }, scope);
      const shown = page.listings.map(({ number }) => number).filter((number) => changed.includes(number));
      const finds = await db.selectFrom("alert_finds").select("listing_number").where("search_id", "=", id).execute();
      expect(finds.map(({ listing_number }) => listing_number).sort(), query).toEqual(shown.sort());
    }
  });

  test("report new and changed listings once and older ones never", async () => {
    const old = await publishListing();
    advanceMinutes(30);
    await save("?price_max=300000");
    advanceMinutes(1);
    expect(await sendAlertMails(context)).toBe(0);
    const fresh = await publishListing({ price: 29_500_000 });
    advanceMinutes(1);
    expect(await sendAlertMails(context)).toBe(1);
    advanceMinutes(90);
    await changePrice(fresh, 29_000_000);
    await changePrice(old, 25_000_000);
    advanceMinutes(1);
    expect(await sendAlertMails(context)).toBe(1);
    advanceMinutes(90);
    expect(await sendAlertMails(context)).toBe(0);
    const [first, second] = await mails();
    expect(first).toMatchObject({
      subject: `New for you: Bakery ${fresh}`,
      text: expect.stringContaining("New on the market. From your search “Up to $300,000”"),
    });
    expect(second?.text).toContain(`Bakery ${old}`);
    expect(second?.text).toContain("Price cut from $300,000 to $250,000");
    expect(second?.text).not.toContain(`Bakery ${fresh}`);
  });

  test("skip changes while the search is paused, also after it resumes", async () => {
    const { id } = await save("");
    await changeSearch(fixture.buyer, String(id), { paused: true });
    advanceMinutes(1);
    await publishListing();
    expect(await sendAlertMails(context)).toBe(0);
    advanceMinutes(1);
    await changeSearch(fixture.buyer, String(id), { paused: false });
    expect(await sendAlertMails(context)).toBe(0);
    advanceMinutes(1);
    await publishListing();
    expect(await sendAlertMails(context)).toBe(1);
  });
});
