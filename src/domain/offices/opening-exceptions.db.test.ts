import { expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { computeReassignmentTime } from "../leads/routing/reassignment-time.ts";
import { deletePastExceptions } from "./delete-past-exceptions.ts";
import { editOffice, findEditedOffice } from "./editing/edit-office.ts";
import { checkOffice } from "./editing/office-change.ts";
import { findOpeningHours } from "./find-opening-hours.ts";

const context = await openTestContext();
const fixture: DeskFixture = await openDeskFixture(context);
const { miami } = fixture.offices;
const invalidated: string[] = [];
context.onInvalidated = (tags) => invalidated.push(...tags);
const manager = { ...context, viewer: fixture.staff.office_manager };

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: "09:00", closes: "17:00" }));

async function saveExceptions(...opening_exceptions: object[]) {
  const { version, slug } = await findEditedOffice(manager, miami, "office.read");
  const checked = checkOffice({ version, hours: WEEK, show_opening_hours: true, opening_exceptions });
  if ("codes" in checked) throw new Error(JSON.stringify(checked.codes));
  return { slug, office: await editOffice(manager, miami, checked.input) };
}
const at = (iso: string) => ({ ...context, clock: () => new Date(iso) });

test("visitors see exceptions that a manager saves until they are over, and then a job deletes them", async () => {
  const { slug, office } = await saveExceptions(
    { first_date: "2030-12-24", last_date: "2030-12-26", label: "Christmas" },
    { first_date: "2030-12-31", opens: "09:00", closes: "12:00" },
  );
  expect(invalidated).toContain(`office:${slug}`);
  const getDates = async (iso: string) =>
    (await findOpeningHours(at(iso), slug)).exceptions.map(({ first_date }) => first_date);
  expect(await getDates("2030-12-20T12:00:00Z")).toEqual(["2030-12-24", "2030-12-31"]);
  // December 27, 4:59 UTC is still the 26th in Miami.
  expect(await getDates("2030-12-27T04:59:00Z")).toEqual(["2030-12-24", "2030-12-31"]);
  expect(await getDates("2030-12-27T05:00:00Z")).toEqual(["2030-12-31"]);

  invalidated.length = 0;
  expect(await deletePastExceptions(at("2030-12-27T04:59:00Z"))).toBe(0);
  expect(invalidated).toEqual([]);
  expect(await deletePastExceptions(at("2030-12-27T05:00:00Z"))).toBe(1);
  expect(invalidated).toContain(`office:${slug}`);
  const edited = await findEditedOffice(manager, miami, "office.read");
  expect(edited.opening_exceptions).toEqual([
    { first_date: "2030-12-31", last_date: "2030-12-31", opens: "09:00", closes: "12:00", label: null },
  ]);
  expect(edited.version).toBe(office.version);
});

test("a lead that waits over a closed day is reassigned after the office's next opening", async () => {
  await saveExceptions({ first_date: "2030-12-24", last_date: "2030-12-26", label: "Christmas" });
  const { is_open, at: due } = await computeReassignmentTime(context, miami, new Date("2030-12-24T15:00:00Z"));
  expect(is_open).toBe(false);
  // The 27th at 9:00 in Miami, plus the limit.
  expect(due?.toISOString().slice(0, 10)).toBe("2030-12-27");
});
