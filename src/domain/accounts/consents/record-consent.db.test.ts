import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { recordConsent } from "./record-consent.ts";

const context = await openTestContext();
const visitor = "0b9f3d8e-6a2f-4c5e-9a53-1d0f4f6f3a11";

test("records a choice with its wording, and a later choice beside it", async () => {
  await recordConsent(context, { visitor, analytics: true, marketing: false });
  await recordConsent(context, { visitor, analytics: false, marketing: false });
  const rows = await context.db.selectFrom("visitor_consents").selectAll().where("visitor", "=", visitor).execute();
  expect(rows.map(({ analytics, marketing }) => [analytics, marketing])).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(rows[0]?.wording).toContain("your choice");
  expect(rows[0]?.recorded_at).toEqual(context.clock());
});
