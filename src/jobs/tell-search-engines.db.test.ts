import { expect, test } from "vitest";
import { inTransaction } from "#domain/context.ts";
import { touch } from "#domain/touch.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertListing, insertOffice } from "../../tests/support/listings.ts";
import { startJobs } from "./schedule.ts";

const base = await openTestContext();
const context = { ...base, network: { ...base.network, tells_search_engines: true } };
const told: (readonly string[])[] = [];
await startJobs(
  context,
  { sender: null, from: "a@example.com", rate: 1 },
  { submit: async (urls) => void told.push(urls) },
);
const office_id = await insertOffice(context.db);

test("what a write has changed is told once it is done, in one go", async () => {
  await inTransaction(context, async (inside) => {
    for (const number of [100_001, 100_002]) await insertListing(inside.db, { number, office_id });
    await touch(inside, "listings", "listing:100001", "listing:100002");
  });
  await base.queue.runAll();
  expect(told.splice(0)).toEqual([
    [100_001, 100_002].map((number) => `http://localhost:3000/buy-a-business/listings/restaurant-${number}`),
  ]);
});

test("what has no page of its own is told to nobody", async () => {
  await touch(context, "listings", "content", "redirects");
  await touch(context, "listing:100009");
  await base.queue.runAll();
  expect(told).toEqual([]);
});
