import { beforeAll, expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { createBuyerContext, insertSecretListing, signNdaFor } from "../../../tests/support/ndas.ts";
import { exportNdas } from "./export-ndas.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
let fixture: DeskFixture;

beforeAll(async () => {
  fixture = await openDeskFixture(context);
  const { agents, offices } = fixture;
  const own = { office_id: offices.miami, agent_id: agents.own, nda_approval: true };
  await insertSecretListing(context, { number: 100_601, ...own });
  await insertSecretListing(context, { number: 100_602, office_id: offices.tampa, agent_id: agents.other });
  const buyer = await createBuyerContext(context);
  for (const number of [100_601, 100_602]) {
    now = new Date(now.getTime() + 60_000);
    await signNdaFor(buyer, `restaurant-${number}`);
  }
});

async function readRows(role: keyof DeskFixture["staff"], filters: { isWaiting: boolean; office?: number }) {
  const bytes = await exportNdas({ ...context, viewer: fixture.staff[role] }, "json", filters);
  return JSON.parse(new TextDecoder().decode(bytes));
}

test("exports the NDAs in the viewer's scope, the earliest first", async () => {
  const rows = await readRows("head_office", { isWaiting: false });

  expect(rows).toMatchObject([
    {
      name: "Pat Lane",
      listing_number: "100601",
      status: "waiting",
      pdf_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    { name: "Pat Lane", listing_number: "100602", status: "not_asked" },
  ]);
  expect(await readRows("agent", { isWaiting: false })).toMatchObject([{ listing_number: "100601" }]);
});

test("exports only what the list's filters select", async () => {
  expect(await readRows("head_office", { isWaiting: true })).toMatchObject([{ listing_number: "100601" }]);
  expect(await readRows("head_office", { isWaiting: false, office: fixture.offices.tampa })).toMatchObject([
    { listing_number: "100602" },
  ]);
});

test("doesn't export to visitors", async () => {
  await expect(exportNdas(context, "csv", { isWaiting: false })).rejects.toMatchObject({ status: 401 });
});
