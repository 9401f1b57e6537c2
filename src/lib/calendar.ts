/** An all-day entry of a calendar. */
export interface CalendarDay {
  /** Identifies the entry. It never changes, so that calendar programs update the entry. */
  uid: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Increases with each change. */
  sequence: number;
  summary: string;
  url: string;
}

export interface Calendar {
  name: string;
  /** The name of the program that writes the calendar. */
  product: string;
  now: Date;
  days: readonly CalendarDay[];
}

/** RFC 5545 limits a line to 75 bytes without its line break. */
const MAX_LINE_BYTES = 75;

/** Formats an iCalendar file (RFC 5545) of all-day entries. They don't show anyone as busy. */
export function formatCalendar({ name, product, now, days }: Calendar): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//Tasks//EN`,
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...days.flatMap(({ uid, day, sequence, summary, url }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(url)}`,
      `URL:${url}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Escapes a TEXT value. Control characters other than line breaks are not allowed in one. */
function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
      .replace(/[\\;,]/g, "\\$&")
      .replaceAll("\n", "\\n")
  );
}

/** Folds a line into lines of at most 75 bytes, never within a character. Each continued line starts with a space. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(current);
      [current, bytes] = [" ", 1];
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join("\r\n");
}
