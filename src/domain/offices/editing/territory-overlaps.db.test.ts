import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { replaceTerritory } from "./edited-office-queries.ts";
import { checkTerritory, findTerritoryOverlaps } from "./find-territory-overlaps.ts";

const context = await openTestContext();
const head = { ...context, viewer: await insertStaff(context.db, { name: "Hana", staff_role: "head_office" }) };
const tampa = await insertOffice(context.db, { slug: "tampa", name: "Tampa" });
await replaceTerritory(context.db, tampa, ["33602", "33603"]);

test("names the codes that another office has, as they are typed", async () => {
  const territory = "33602, 33101\n33603;  ";
  expect(await findTerritoryOverlaps(head, { territory, office_id: null })).toEqual({
    codes: [
      { postal_code: "33602", office: "Tampa" },
      { postal_code: "33603", office: "Tampa" },
    ],
    total: 2,
  });
  expect(await findTerritoryOverlaps(head, { territory, office_id: tampa })).toEqual({ codes: [], total: 0 });
  expect(await findTerritoryOverlaps(head, { territory: " , ", office_id: null })).toEqual({ codes: [], total: 0 });
});

test("rejects other fields, too much text, and everyone who can't create offices", async () => {
  expect(checkTerritory({ territory: "1", office_id: "x" })).toMatchObject({ codes: { office_id: "invalid" } });
  expect(checkTerritory({ territory: "1,".repeat(40_000) })).toMatchObject({ codes: { territory: "too_long" } });
  const manager = await insertStaff(context.db, { name: "Mo", staff_role: "office_manager", office_id: tampa });
  const found = findTerritoryOverlaps({ ...context, viewer: manager }, { territory: "33602", office_id: null });
  await expect(found).rejects.toMatchObject({ status: 403 });
});
