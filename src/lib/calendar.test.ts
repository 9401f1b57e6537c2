import { expect, test } from "vitest";
import { formatCalendar } from "./calendar.ts";

const format = (summary: string) =>
  formatCalendar({
    name: "Tasks",
    product: "Example",
    now: new Date("2026-11-20T12:34:56.789Z"),
    days: [
      { uid: "task-1@example.com", day: "2026-12-01", sequence: 3, summary, url: "https://example.com/desk/deals/1" },
    ],
  });

test("writes an all-day entry that marks no one as busy", () => {
  expect(format("Call Pat").split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Example//Tasks//EN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Tasks",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    "BEGIN:VEVENT",
    "UID:task-1@example.com",
    "DTSTAMP:20261120T123456Z",
    "SEQUENCE:3",
    "DTSTART;VALUE=DATE:20261201",
    "SUMMARY:Call Pat",
    "DESCRIPTION:https://example.com/desk/deals/1",
    "URL:https://example.com/desk/deals/1",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("escapes commas, semicolons, backslashes and line breaks", () => {
  expect(format("Lease, keys; C:\\deal\r\nBEGIN:VALARM\u0007")).toContain(
    "SUMMARY:Lease\\, keys\\; C:\\\\deal\\nBEGIN:VALARM \r\n",
  );
});

test.each(["Long ".repeat(60), "日本語の長い題名".repeat(20), "🏪".repeat(80)])(
  "folds lines at 75 bytes, never within a character: %s",
  (summary) => {
    const text = format(summary);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain("\uFFFD");
    }
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary}\r\n`);
  },
);
