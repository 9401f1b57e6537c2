import { beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "#lib/time/durations.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { createBuyerContext, insertSecretListing, insertSigned, signNdaFor } from "../../../../tests/support/ndas.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
const agent_id = await insertAgent(context.db, { office_id });
const POSTS = [100_690, 100_691, 100_692, 100_693].map((number) => ({ number, post: `restaurant-${number}` }));
for (const { number } of POSTS) await insertSecretListing(context, { number, office_id, agent_id });
const [{ number, post }] = POSTS as [(typeof POSTS)[number]];

beforeEach(() => {
  context.queue.sent.length = 0;
});

async function insertSignedBy(buyer_id: number, hoursAgo: number): Promise<void> {
  const id = await insertSigned(context.db, { agent_id, office_id });
  const signed_at = new Date(context.clock().getTime() - hoursAgo * HOUR_MS);
  await context.db.updateTable("ndas").set({ buyer_id, signed_at }).where("id", "=", id).execute();
}

test("a buyer signs ten agreements within 24 hours, and then waits for the first of them to be a day old", async () => {
  const pat = await createBuyerContext(context);
  const sam = await createBuyerContext(context);
  await insertSignedBy(pat.viewer.id, 25);
  for (let hours = 2; hours <= 10; hours++) await insertSignedBy(pat.viewer.id, hours);
  await insertSignedBy(pat.viewer.id, 20);
  await expect(signNdaFor(pat, post)).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining("10 agreements a day"),
    retry_after: 4 * 3_600,
  });
  expect(context.queue.sent).toEqual([
    { name: "nda-limit-mail", data: { buyer_id: pat.viewer.id, listing_number: number, count: 10 } },
  ]);
  expect(await signNdaFor(sam, post)).toMatchObject({ isNew: true });
});

test("calls at the same time don't sign more than ten together, and repeats of the tenth are answered", async () => {
  const pat = await createBuyerContext(context);
  for (let signed = 0; signed < 9; signed++) await insertSignedBy(pat.viewer.id, 1);
  const calls = POSTS.flatMap(({ post }) => [signNdaFor(pat, post), signNdaFor(pat, post)]);
  const results = await Promise.allSettled(calls);
  const signed = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  expect(signed.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  expect(new Set(signed.map(({ nda }) => nda.id)).size).toBe(1);
  const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason.status] : []));
  expect(reasons).toEqual(Array.from({ length: 6 }, () => 429));
});
