import { getOpenStatus, type OpeningDay, type OpenStatus } from "#domain/offices/open-status.ts";
import { m } from "#messages/messages.js";
import { createWeekFormats } from "../week-formats.ts";
import { readPageInfo } from "./page-info.ts";

/** Writes into a line whether the office of its hours is open now. */
export function showStatus(line: HTMLElement): void {
  const { hours, time_zone } = JSON.parse(line.dataset.openStatus ?? "{}") as {
    hours: OpeningDay[];
    time_zone: string;
  };
  const now = getOpenStatus(hours, time_zone, new Date());
  line.textContent = now && formatOpenStatus(now);
  line.classList.toggle("text-accent", now?.open === true);
  line.classList.toggle("text-ink-soft", now?.open !== true);
}

function formatOpenStatus(now: OpenStatus): string {
  const { formatDay, formatTime } = createWeekFormats(readPageInfo().format_locale);
  if (now.open) return m.opening_open_until({ time: formatTime(now.closes) });
  if (now.opens === null) return m.opening_closed_now();
  if (now.in_days === 0) return m.opening_opens_today({ time: formatTime(now.opens) });
  return m.opening_opens_on({ day: formatDay(now.day), time: formatTime(now.opens) });
}
