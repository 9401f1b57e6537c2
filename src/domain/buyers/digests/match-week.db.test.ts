import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../../tests/support/listings.ts";
import { matchWeek } from "./match-week.ts";

const context = await openTestContext({ clock: () => new Date("2026-11-23T13:00:00Z") });
const { db } = context;
/** More than two batches. */
const BUYERS = 2_001;

test("writes one digest per buyer and week, and none on a second run", async () => {
  const office_id = await insertOffice(db);
  await insertListings(db, [{ number: 100_001, office_id, name: "Bakery", price: 30_000_000 }]);
  await sql`
    with people as (
      insert into accounts (kind, email, locale)
      select 'buyer', 'buyer-' || n || '@buyers.internal', 'en-US' from generate_series(1, ${BUYERS}::integer) n
      returning id
    )
    insert into buyers (account_id, first_name, last_name, country) select id, 'Pat', 'Reed', 'US' from people`.execute(
    db,
  );
  const week = { week: "2026-W48", from: 0, to: 2_147_483_647 } as const;
  const notified: number[] = [];
  const matched = await matchWeek(context, week, async ({ buyers }) => {
    notified.push(buyers);
  });
  expect(matched).toEqual({ buyers: BUYERS, written: BUYERS });
  expect(notified.at(-1)).toBe(BUYERS);
  expect(notified).toEqual(notified.toSorted((a, b) => a - b));
  const digests = await db.selectFrom("digests").select(["buyer_id", "listing_numbers"]).execute();
  expect(new Set(digests.map(({ buyer_id }) => buyer_id)).size).toBe(BUYERS);
  expect(digests.every(({ listing_numbers }) => String(listing_numbers) === "100001")).toBe(true);
  expect(await matchWeek(context, week)).toEqual({ buyers: 0, written: 0 });
});
