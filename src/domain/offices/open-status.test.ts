import { expect, test } from "vitest";
import { getOpenStatus, type OpeningDay } from "./open-status.ts";

const week: OpeningDay[] = [1, 2, 3, 4, 5, 6, 7].map((day) =>
  day > 5
    ? { day, opens: null, closes: null, closed: true }
    : { day, opens: "09:00", closes: day === 5 ? "16:00" : "17:30", closed: false },
);
const NEW_YORK = "America/New_York";
const getStatusAt = (iso: string, zone = NEW_YORK, hours = week) => getOpenStatus(hours, zone, new Date(iso));

test("uses the office's time zone, not the visitor's", () => {
  // A Thursday, 13:30 in London and 8:30 in New York.
  expect(getStatusAt("2026-11-19T13:30:00Z")).toEqual({ open: false, opens: "09:00", day: 4, in_days: 0 });
  expect(getStatusAt("2026-11-19T13:30:00Z", "Europe/London")).toEqual({ open: true, closes: "17:30" });
});

test("opens and closes on the minute", () => {
  expect(getStatusAt("2026-11-19T13:59:00Z").open).toBe(false);
  expect(getStatusAt("2026-11-19T14:00:00Z")).toEqual({ open: true, closes: "17:30" });
  expect(getStatusAt("2026-11-19T22:29:00Z").open).toBe(true);
  expect(getStatusAt("2026-11-19T22:30:00Z")).toEqual({ open: false, opens: "09:00", day: 5, in_days: 1 });
});

test("says Monday on Friday evening", () => {
  expect(getStatusAt("2026-11-20T21:00:00Z")).toEqual({ open: false, opens: "09:00", day: 1, in_days: 3 });
});

test("names the only open day of a week, up to a week ahead", () => {
  const wednesdays: OpeningDay[] = [{ day: 3, opens: "10:00", closes: "12:00", closed: false }];
  expect(getStatusAt("2026-11-18T18:00:00Z", NEW_YORK, wednesdays)).toEqual({
    open: false,
    opens: "10:00",
    day: 3,
    in_days: 7,
  });
});

test("counts hours past midnight for the day they started", () => {
  const late: OpeningDay[] = [{ day: 5, opens: "18:00", closes: "02:00", closed: false }];
  expect(getStatusAt("2026-11-21T06:30:00Z", NEW_YORK, late)).toEqual({ open: true, closes: "02:00" });
  expect(getStatusAt("2026-11-21T07:00:00Z", NEW_YORK, late).open).toBe(false);
});

test("an office without hours never opens", () => {
  expect(getStatusAt("2026-11-19T15:00:00Z", NEW_YORK, [])).toEqual({ open: false, opens: null });
});

test("stays correct when the clocks go back", () => {
  // 2026-11-01 in New York: Monday the 2nd, 9:00 is 14:00 UTC again.
  expect(getStatusAt("2026-11-02T13:59:00Z").open).toBe(false);
  expect(getStatusAt("2026-11-02T14:00:00Z").open).toBe(true);
});
