import { expect, test } from "vitest";
import fc from "../../../tests/support/generated.ts";
import { getMonday, toIsoWeek } from "./iso-week.ts";

const NEW_YORK = "America/New_York";

test.each([
  ["2026-11-23T13:00:00Z", NEW_YORK, "2026-W48"],
  // Monday in Tokyo, Sunday in New York.
  ["2026-11-22T16:00:00Z", "Asia/Tokyo", "2026-W48"],
  ["2026-11-22T16:00:00Z", NEW_YORK, "2026-W47"],
  ["2026-12-31T12:00:00Z", "UTC", "2026-W53"],
  ["2027-01-03T23:59:59Z", "UTC", "2026-W53"],
  ["2027-01-04T00:00:00Z", "UTC", "2027-W01"],
  ["2024-12-30T12:00:00Z", "UTC", "2025-W01"],
  ["2021-01-03T12:00:00Z", "UTC", "2020-W53"],
])("places %s in %s in week %s", (moment, zone, week) => {
  expect(toIsoWeek(new Date(moment), zone)).toBe(week);
});

test.each([
  ["2026-W48", NEW_YORK, "2026-11-23T13:00:00.000Z"],
  // The Mondays before and after clocks change, in March and in November.
  ["2026-W10", NEW_YORK, "2026-03-02T13:00:00.000Z"],
  ["2026-W11", NEW_YORK, "2026-03-09T12:00:00.000Z"],
  ["2026-W44", NEW_YORK, "2026-10-26T12:00:00.000Z"],
  ["2026-W45", NEW_YORK, "2026-11-02T13:00:00.000Z"],
  ["2026-W53", "Europe/Paris", "2026-12-28T07:00:00.000Z"],
  ["2027-W01", "Asia/Tokyo", "2027-01-03T23:00:00.000Z"],
] as const)("finds eight o'clock on the Monday of %s in %s at %s", (week, zone, moment) => {
  expect(getMonday(week, 8, zone).toISOString()).toBe(moment);
});

test("places every moment within seven days of its week's Monday", () => {
  const zones = [NEW_YORK, "Europe/London", "Asia/Tokyo", "Africa/Accra", "America/Mexico_City", "Asia/Dubai"];
  const anyMoment = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(anyMoment, fc.constantFrom(...zones), (moment, zone) => {
      const week = toIsoWeek(moment, zone);
      const monday = getMonday(week, 0, zone);
      const next = toIsoWeek(new Date(monday.getTime() + 8 * 86_400_000), zone);
      expect(monday.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(moment.getTime()).toBeLessThan(getMonday(next, 0, zone).getTime());
      expect(next).not.toBe(week);
    }),
  );
});
