import { getOpenStatus, type OpeningTimes } from "#domain/offices/open-status.ts";
import { readPageInfo } from "../browser/page-info.ts";
import { formatOpenStatus } from "../format-open-status.ts";
import { findAll } from "./dom.ts";

const MINUTE_MS = 60_000;

/** Shows whether an office is open now, and keeps that up to date. */
export function showOpenStatus(): void {
  const lines = findAll("[data-open-status]");
  if (lines.length === 0) return;
  const update = (): void => {
    for (const line of lines) showStatus(line);
  };
  update();
  setInterval(update, MINUTE_MS);
}

/** Writes into an element whether the office whose hours it contains is open now. */
function showStatus(line: HTMLElement): void {
  const { time_zone, ...times } = JSON.parse(line.dataset.openStatus ?? "{}") as OpeningTimes & { time_zone: string };
  const now = new Date();
  line.textContent = formatOpenStatus(times, time_zone, now, readPageInfo().format_locale);
  const { open } = getOpenStatus(times, time_zone, now);
  line.classList.toggle("text-accent", open);
  line.classList.toggle("text-ink-soft", !open);
}
