import { describe, expect, test } from "vitest";
import { collectFinds } from "#domain/buyers/alerts/collect-finds.ts";
import { sendAlerts } from "#domain/buyers/alerts/mails/send-alerts.ts";
import { setSavedListingAlerts } from "#domain/buyers/alerts/searches/change-search.ts";
import { saveSearch } from "#domain/buyers/alerts/searches/save-search.ts";
import { listAlerts } from "#domain/buyers/alerts/searches/saved-search.ts";
import { unsubscribe } from "#domain/buyers/digests/unsubscribe.ts";
import { saveListing } from "#domain/buyers/saved/save-listing.ts";
import { createUnsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
import { createEmailWriter, EMAILS } from "#emails/emails.ts";
import { NotFound } from "#lib/errors.ts";
import { NETWORK_SEARCH, openAlertFixture } from "../../tests/support/alert-fixture.ts";
import { insertBuyer } from "../../tests/support/buyer-rows.ts";
import { sendAlertMails } from "./send-alert-mails.ts";

const fixture = await openAlertFixture();
const { context, mails, advanceMinutes, publishListing, changePrice, save } = fixture;
const { db } = context;

describe("alert emails", () => {
  test("are sent instantly but at most hourly per buyer, and later finds go into the next", async () => {
    await save("?q=bakery");
    await save("?price_max=300000");
    advanceMinutes(1);
    const first = await publishListing();
    await sendAlertMails(context);
    for (let attempt = 0; attempt < 3; attempt++) {
      advanceMinutes(15);
      await publishListing();
      expect(await sendAlertMails(context)).toBe(0);
    }
    advanceMinutes(15);
    expect(await sendAlertMails(context)).toBe(1);
    const [one, two, ...others] = await mails();
    expect(others).toEqual([]);
    expect(one?.subject).toContain(`Bakery ${first}`);
    expect(two?.subject).toMatch(/^3 businesses for you/);
  });

  test("are sent daily at eight in the morning or weekly on Monday, in the network's time zone", async () => {
    await save("", "daily");
    await save("?price_max=400000", "weekly");
    advanceMinutes(1);
    await publishListing();
    expect(await sendAlertMails(context)).toBe(0);
    // The 20th is a Friday; 13:00 UTC is 8 AM in Florida.
    fixture.setTime("2026-11-20T12:59:00Z");
    expect(await sendAlertMails(context)).toBe(0);
    fixture.setTime("2026-11-20T13:00:00Z");
    expect(await sendAlertMails(context)).toBe(1);
    fixture.setTime("2026-11-21T13:00:00Z");
    expect(await sendAlertMails(context)).toBe(0);
    fixture.setTime("2026-11-23T13:00:00Z");
    expect(await sendAlertMails(context)).toBe(1);
    expect(await sendAlertMails(context)).toBe(0);
  });

  test("report a lower price or a return to market of saved listings unless turned off", async () => {
    const number = await publishListing();
    await saveListing(fixture.buyer, `x-${number}`);
    const other = { ...context, viewer: await insertBuyer(db) };
    await saveListing(other, `x-${number}`);
    await setSavedListingAlerts(other, false);
    advanceMinutes(5);
    await changePrice(number, 35_000_000);
    expect(await sendAlertMails(context)).toBe(0);
    advanceMinutes(5);
    await changePrice(number, 28_000_000);
    expect(await sendAlertMails(context)).toBe(1);
    advanceMinutes(61);
    const back = { field: "status", old_value: "under_offer", new_value: "active", source: "desk" } as const;
    await db
      .insertInto("listing_events")
      .values({ listing_number: number, happened_at: fixture.now, ...back })
      .execute();
    expect(await sendAlertMails(context)).toBe(1);
    advanceMinutes(61);
    expect(await sendAlertMails(context)).toBe(0);
    await setSavedListingAlerts(other, true);
    expect(await sendAlertMails(context)).toBe(0);
    expect(
      (await mails()).map(({ text }) => /(Price cut [^.]+|Back on the market)\. You saved/.exec(text)?.[1]),
    ).toEqual(["Price cut from $350,000 to $280,000", "Back on the market"]);
  });

  test("omit listings withdrawn or raised in price before sending", async () => {
    await save("?price_max=300000");
    const raised = await publishListing();
    await saveListing(fixture.buyer, `x-${raised}`);
    advanceMinutes(1);
    const withdrawn = await publishListing();
    await changePrice(raised, 25_000_000);
    await collectFinds(context);
    await db.updateTable("listings").set({ status: "withdrawn" }).where("number", "=", withdrawn).execute();
    await db.updateTable("listings").set({ price: 40_000_000 }).where("number", "=", raised).execute();
    expect(await sendAlertMails(context)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test("have one-click headers that end their kind without signing in", async () => {
    await save("");
    await save("?price_max=400000", "daily");
    advanceMinutes(1);
    await publishListing();
    await sendAlertMails(context);
    const [mail] = await mails();
    expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const [, token = ""] =
      /^<http:\/\/localhost:3000\/api\/unsubscribe\/([\w-]+)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "") ?? [];
    expect(mail?.text).toContain(`http://localhost:3000/unsubscribe?token=${token}`);
    for (const wrong of ["", "nonsense", `x${token}`, context.encryptor.encrypt("something else: 1")]) {
      await expect(unsubscribe(context, wrong)).rejects.toBeInstanceOf(NotFound);
    }
    for (let attempt = 0; attempt < 2; attempt++) await unsubscribe(context, token);
    const { searches, saved_listings } = await listAlerts(fixture.buyer);
    expect(searches.map(({ paused }) => paused)).toEqual([true, false]);
    expect(saved_listings).toBe(false);
  });

  test("waiting to be sent are dropped on unsubscribe, except other frequencies and readers", async () => {
    await save("");
    await save("?price_max=400000", "daily");
    const other = { ...context, viewer: await insertBuyer(db) };
    await saveSearch(other, { url: NETWORK_SEARCH, frequency: "instant" });
    advanceMinutes(1);
    await publishListing();
    await collectFinds(context);
    fixture.setTime("2026-11-21T13:00:00Z");
    expect(await sendAlertMails(context)).toBe(3);
    await db.updateTable("outbox").set({ status: "waiting" }).execute();
    const { id: buyer_id } = fixture.buyer.viewer as { id: number };
    await unsubscribe(context, createUnsubscribeToken(context, { buyer_id, mailing: "instant" }));
    const stored = await db.selectFrom("outbox").select(["key", "status"]).execute();
    const unwanted = stored.filter(({ status }) => status === "unwanted");
    expect(unwanted.map(({ key }) => key)).toEqual([expect.stringContaining(`account:${buyer_id}:alert:instant:`)]);
    expect(stored.filter(({ status }) => status === "waiting")).toHaveLength(2);
  });

  test("are written once by two concurrent processes without blocking others", async () => {
    const other = { ...context, viewer: await insertBuyer(db) };
    await save("");
    await saveSearch(other, { url: NETWORK_SEARCH, frequency: "instant" });
    advanceMinutes(1);
    await publishListing();
    await collectFinds(context);
    let isFirst = true;
    const write = createEmailWriter(EMAILS.alerts.alert, context);
    const notified = await sendAlerts(context, async (email) => {
      if (isFirst) {
        isFirst = false;
        expect(await sendAlerts(context, write)).toBe(2);
        // Found by another process before this one started and not sent within the hour.
        await publishListing();
        await collectFinds(context);
      }
      return write(email);
    });
    expect(notified).toBe(0);
    expect(await mails()).toHaveLength(2);
    advanceMinutes(61);
    expect(await sendAlertMails(context)).toBe(2);
  });

  test("quote listings in the reader's language", async () => {
    const { id } = fixture.buyer.viewer as { id: number };
    await db.updateTable("accounts").set({ locale: "es-ES" }).where("id", "=", id).execute();
    await save("");
    advanceMinutes(1);
    await publishListing();
    await sendAlertMails(context);
    const [mail] = await mails();
    expect(mail?.text).toContain("300.000 US$ · Alimentación y restauración");
  });

  test("report a lower price on a listing with an offer, if it is still lower", async () => {
    await save("?price_max=290000");
    const underOffer = await publishListing();
    const restored = await publishListing();
    for (const number of [underOffer, restored]) await saveListing(fixture.buyer, `x-${number}`);
    advanceMinutes(1);
    await changePrice(underOffer, 28_000_000);
    await collectFinds(context);
    await db.updateTable("listings").set({ status: "under_offer" }).where("number", "=", underOffer).execute();
    await changePrice(restored, 25_000_000);
    advanceMinutes(1);
    await changePrice(restored, 24_000_000);
    advanceMinutes(1);
    await changePrice(restored, 27_000_000);
    expect(await sendAlertMails(context)).toBe(1);
    const [mail] = await mails();
    expect(mail?.text).toContain("Price cut from $300,000 to $280,000. You saved");
    expect(mail?.text).toContain("Price cut from $300,000 to $270,000. You saved");
    expect(mail?.text.match(/From your search/g)).toHaveLength(1);
  });

  test("are deleted with the account and never sent to a closed one", async () => {
    await save("");
    advanceMinutes(1);
    await publishListing();
    await collectFinds(context);
    await db.updateTable("accounts").set({ cancelled_at: fixture.now }).execute();
    expect(await sendAlertMails(context)).toBe(0);
    await db.updateTable("accounts").set({ cancelled_at: null }).execute();
    expect(await sendAlertMails(context)).toBe(1);
    const { key } = await db.selectFrom("outbox").select("key").executeTakeFirstOrThrow();
    // Account deletion finds the account's emails by this prefix.
    expect(key).toMatch(new RegExp(`^account:${(fixture.buyer.viewer as { id: number }).id}:`));
    await db.deleteFrom("accounts").where("kind", "=", "buyer").execute();
    expect(await db.selectFrom("alert_finds").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("saved_searches").select("id").execute()).toEqual([]);
  });
});
