import { expect, test } from "vitest";
import { formatOpenStatus } from "./format-open-status.ts";

const hours = [1, 2, 3, 4, 5].map((day) => ({ day, opens: "09:00", closes: "17:00", closed: false }));
const closeFor = (first_date: string, last_date: string, label: string | null) => ({
  first_date,
  last_date,
  opens: null,
  closes: null,
  label,
});
const format = (iso: string, exceptions: ReturnType<typeof closeFor>[], week = hours) =>
  formatOpenStatus({ hours: week, exceptions }, "America/New_York", new Date(iso), "en-US").replaceAll("\u202f", " ");

test("gives the reason for closing today, and the next opening", () => {
  const thanksgiving = [closeFor("2026-11-26", "2026-11-27", "Thanksgiving")];
  expect(format("2026-11-25T15:00:00Z", thanksgiving)).toBe("Open now, until 5:00 PM");
  expect(format("2026-11-26T15:00:00Z", thanksgiving)).toBe("Closed today: Thanksgiving. Opens Monday at 9:00 AM");
  expect(format("2026-11-26T15:00:00Z", thanksgiving, [])).toBe("Closed today: Thanksgiving");
  expect(format("2026-11-26T15:00:00Z", [closeFor("2026-11-26", "2026-11-26", null)])).toBe(
    "Closed now, opens Friday at 9:00 AM",
  );
});

test("gives a date instead of a weekday when the next opening is over a week away", () => {
  expect(format("2026-12-21T15:00:00Z", [closeFor("2026-12-21", "2027-01-03", "Year end")])).toBe(
    "Closed today: Year end. Opens Mon, Jan 4 at 9:00 AM",
  );
});
