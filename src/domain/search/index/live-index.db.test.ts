import { expect, test, vi } from "vitest";
import { openChangeFeed } from "#db/change-feed.ts";
import { runAndRollBack, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { silentLog } from "#lib/log.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openSecondConnection } from "../../../../tests/support/database.ts";
import { insertListing, insertOffice } from "../../../../tests/support/listings.ts";
import { NO_FILTERS } from "../search-filters.ts";
import { searchListings } from "../search-listings.ts";
import { CachedIndex } from "./live-index.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
const other = await openSecondConnection(context.connection);
// Fakes the polling timer, so that the index learns of changes only through notifications.
vi.useFakeTimers({ toFake: ["setInterval"] });
const feed = await openChangeFeed(other, silentLog);
vi.useRealTimers();
const announced: string[][] = [];
feed.onChange((tags, isOwn) => isOwn && announced.push(tags));
const index = new CachedIndex(other.db, context.edition, silentLog);
await index.followChanges(feed);
const otherProcess = { ...context, db: other.db, index };
const countResults = async () => (await searchListings(otherProcess, NO_FILTERS)).total;

test("finds a listing that another process created, without polling", async () => {
  expect(await countResults()).toBe(0);
  await runInTransaction(context, async (tx) => {
    await insertListing(tx.db, { number: 100_001, office_id });
    await invalidate(tx, "listings", "listing:100001");
  });
  await expect.poll(countResults).toBe(1);
});

test("a preview's transaction gets an index without a second connection, which the embedded database lacks", async () => {
  const unloaded = new CachedIndex(context.db, context.edition, silentLog);
  const { size } = await runAndRollBack(context, (tx) => unloaded.getCurrent(tx.db));
  expect(size).toBe(1);
  await unloaded.getCurrent();
  expect((await runAndRollBack(context, (tx) => unloaded.getCurrent(tx.db))).size).toBe(1);
});

test("drops a withdrawn listing, and invalidates pages after the index is refreshed", async () => {
  announced.length = 0;
  await runInTransaction(context, async (tx) => {
    await tx.db.updateTable("listings").set({ status: "withdrawn" }).execute();
    await invalidate(tx, "listings", "listing:100001");
  });
  await expect.poll(countResults).toBe(0);
  await expect.poll(() => announced).toContainEqual(["listings"]);
});

test("never finds a write that was rolled back", async () => {
  const failing = runInTransaction(context, async (tx) => {
    await insertListing(tx.db, { number: 100_002, office_id });
    await invalidate(tx, "listings", "listing:100002");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await runInTransaction(context, async (tx) => {
    await insertListing(tx.db, { number: 100_003, office_id });
    await invalidate(tx, "listings", "listing:100003");
  });
  await expect.poll(countResults).toBe(1);
});

test("reloads the index when everything may have changed", async () => {
  await insertListing(context.db, { number: 100_004, office_id });
  await invalidate(context, "*");
  await expect.poll(countResults).toBe(2);
  await feed.close();
  await index.waitUntilSettled();
});
