import { expect, test } from "vitest";
import type { OpeningException } from "#db/tables/offices.ts";
import {
  countMinutesUntilOpen,
  findExceptionAt,
  getOpenStatus,
  listUpcomingExceptions,
  type OpeningDay,
} from "./open-status.ts";

const week: OpeningDay[] = [1, 2, 3, 4, 5, 6, 7].map((day) =>
  day > 5
    ? { day, opens: null, closes: null, closed: true }
    : { day, opens: "09:00", closes: day === 5 ? "16:00" : "17:30", closed: false },
);
const NEW_YORK = "America/New_York";
const getStatusAt = (iso: string, zone = NEW_YORK, hours = week, exceptions: OpeningException[] = []) =>
  getOpenStatus({ hours, exceptions }, zone, new Date(iso));

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

test("follows an exception instead of the week, and passes over closed days", () => {
  const thanksgiving = [
    { first_date: "2026-11-26", last_date: "2026-11-26", opens: null, closes: null, label: "Thanksgiving" },
    { first_date: "2026-11-27", last_date: "2026-11-27", opens: "10:00", closes: "13:00", label: null },
  ];
  const getStatus = (iso: string) => getStatusAt(iso, NEW_YORK, week, thanksgiving);
  expect(getStatus("2026-11-26T15:00:00Z")).toEqual({ open: false, opens: "10:00", day: 5, in_days: 1 });
  expect(getStatus("2026-11-27T15:30:00Z")).toEqual({ open: true, closes: "13:00" });
  expect(getStatus("2026-11-27T18:00:00Z")).toEqual({ open: false, opens: "09:00", day: 1, in_days: 3 });
});

test("looks past a range of closed dates for the next opening", () => {
  const exceptions = [
    { first_date: "2026-12-21", last_date: "2027-01-03", opens: null, closes: null, label: "Year end" },
  ];
  const friday = new Date("2026-12-18T23:00:00Z");
  expect(getOpenStatus({ hours: week, exceptions }, NEW_YORK, friday)).toEqual({
    open: false,
    opens: "09:00",
    day: 1,
    in_days: 17,
  });
  expect(countMinutesUntilOpen({ hours: week, exceptions }, NEW_YORK, friday)).toBe(17 * 1440 - 9 * 60);
});

test("an exception begins and ends at midnight in the office's time zone", () => {
  const exceptions = [
    { first_date: "2026-12-24", last_date: "2026-12-25", opens: null, closes: null, label: "Christmas" },
  ];
  const hasException = (iso: string) => findExceptionAt(exceptions, NEW_YORK, new Date(iso)) !== undefined;
  expect(hasException("2026-12-24T04:59:00Z")).toBe(false);
  expect(hasException("2026-12-24T05:00:00Z")).toBe(true);
  expect(hasException("2026-12-26T04:59:00Z")).toBe(true);
  expect(hasException("2026-12-26T05:00:00Z")).toBe(false);
  expect(listUpcomingExceptions(exceptions, NEW_YORK, new Date("2026-12-26T04:59:00Z"))).toEqual(exceptions);
  expect(listUpcomingExceptions(exceptions, NEW_YORK, new Date("2026-12-26T05:00:00Z"))).toEqual([]);
});
