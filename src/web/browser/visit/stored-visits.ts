import type { VisitEntry } from "./visit-entries.ts";

const KEY = "tracking";

/** A visit ends after this idle time. */
const VISIT_TIMEOUT_MS = 1_800_000;

/** Reads the stored entries; empty if there are none or storage is unavailable. */
export function readEntries(): VisitEntry[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function saveEntries(entries: readonly VisitEntry[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // Storage is unavailable; inquiries are then sent without entries.
  }
}

/**
 * Gets the entries of the current visit: this tab's visit or, if it has none, the latest visit unless that has ended.
 */
export function getCurrentVisit(entries: readonly VisitEntry[], now: number): VisitEntry[] {
  const session_at = getSessionStart(entries, now);
  return entries.filter((entry) => entry.session_at === session_at);
}

export function getSessionStart(entries: readonly VisitEntry[], now: number): string {
  const tabSession = readTabSession();
  if (tabSession) return tabSession;
  const latest = entries.at(-1)?.session_at ?? "";
  const isContinued = latest !== "" && (wasOpenedFromSite() || now - Date.parse(latest) < VISIT_TIMEOUT_MS);
  const session_at = isContinued ? latest : new Date(now).toISOString();
  try {
    sessionStorage.setItem("session_at", session_at);
  } catch {
    // Storage is unavailable; each page then starts a new visit.
  }
  return session_at;
}

/** Returns whether a link on this site opened the tab. The tab then continues the visit, however long ago it began. */
function wasOpenedFromSite(): boolean {
  return typeof document !== "undefined" && URL.parse(document.referrer)?.origin === window.location.origin;
}

function readTabSession(): string | null {
  try {
    return sessionStorage.getItem("session_at");
  } catch {
    return null;
  }
}

function isEntry(entry: unknown): entry is VisitEntry {
  if (typeof entry !== "object" || entry === null) return false;
  const { parameter, value, path, session_at } = entry as Record<string, unknown>;
  return [parameter, value, path, session_at].every((field) => typeof field === "string");
}
