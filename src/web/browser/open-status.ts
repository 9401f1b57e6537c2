import { getOpenStatus, type OpeningTimes } from "#domain/offices/open-status.ts";
import { formatOpenStatus } from "../format-open-status.ts";
import { readPageInfo } from "./page-info.ts";

/** Writes into an element whether the office whose hours it contains is open now. */
export function showStatus(line: HTMLElement): void {
  const { time_zone, ...times } = JSON.parse(line.dataset.openStatus ?? "{}") as OpeningTimes & { time_zone: string };
  const now = new Date();
  line.textContent = formatOpenStatus(times, time_zone, now, readPageInfo().format_locale);
  const { open } = getOpenStatus(times, time_zone, now);
  line.classList.toggle("text-accent", open);
  line.classList.toggle("text-ink-soft", !open);
}
