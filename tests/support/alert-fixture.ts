import { beforeEach } from "vitest";
import { saveSearch } from "#domain/buyers/alerts/searches/save-search.ts";
import type { Context } from "#domain/context.ts";
import { insertBuyer } from "./buyer-rows.ts";
import { openTestContext } from "./context.ts";
import { insertListing, insertOffice } from "./listings.ts";

const START = new Date("2026-11-20T12:00:00Z");
export const NETWORK_SEARCH = "/buy-a-business/business-listing-search";

/** Opens a network with one buyer and its own clock. Each test starts without searches, alerts and emails. */
export async function openAlertFixture() {
  let now = START;
  let last = 100_000;
  let buyer: Context;
  const context = await openTestContext({ clock: () => now });
  const { db } = context;
  const miami = await insertOffice(db);

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

  /** Inserts a listing published now and returns its number. */
  async function publishListing(values: Partial<Parameters<typeof insertListing>[1]> = {}): Promise<number> {
    const number = ++last;
    await insertListing(db, {
      number,
      office_id: miami,
      name: `Bakery ${number}`,
      price: 30_000_000,
      listed_at: now,
      updated_at: now,
      ...values,
    });
    return number;
  }

  async function changePrice(number: number, price: number): Promise<void> {
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

  return {
    context,
    miami,
    publishListing,
    changePrice,
    /** This test's buyer. */
    get buyer() {
      return buyer;
    },
    get now() {
      return now;
    },
    setTime(moment: string) {
      now = new Date(moment);
    },
    advanceMinutes(count: number) {
      now = new Date(now.getTime() + count * 60_000);
    },
    save: (query: string, frequency: "instant" | "daily" | "weekly" = "instant", path = NETWORK_SEARCH) =>
      saveSearch(buyer, { url: path + query, frequency }),
    mails: () =>
      db.selectFrom("outbox").select(["to_address", "subject", "text", "headers"]).orderBy("created_at").execute(),
  };
}
