import { expect, test } from "vitest";
import { HOUR_MS } from "#lib/time/durations.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice } from "../../../../tests/support/listings.ts";
import { createBuyerContext, insertSigned } from "../../../../tests/support/ndas.ts";
import { checkSigningLimit } from "./check-signing-limit.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
const agent_id = await insertAgent(context.db, { office_id });
const LISTING = 100_690;
await insertListing(context.db, { number: LISTING, office_id, agent_id });

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
  await checkSigningLimit(pat, pat.viewer.id, LISTING);
  await insertSignedBy(pat.viewer.id, 20);
  await expect(checkSigningLimit(pat, pat.viewer.id, LISTING)).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining("10 agreements a day"),
    retry_after: 4 * 3_600,
  });
  await checkSigningLimit(sam, sam.viewer.id, LISTING);
  expect(context.queue.sent).toEqual([
    { name: "nda-limit-mail", data: { buyer_id: pat.viewer.id, listing_number: LISTING, count: 10 } },
  ]);
});
