import type { VisitEntry } from "./visit-entries.ts";

const KEY = "tracking";

/** A visit that nothing was heard of for so long is over. */
const PAUSE_MS = 1_800_000;

/** What the browser has kept of how its visitor came; nothing where it may not keep anything. */
export function storedEntries(): VisitEntry[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function storeEntries(entries: readonly VisitEntry[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // A browser that keeps nothing has nothing to tell either.
  }
}

/** The entries of the visit that goes on now: of this tab's, else of the latest one unless that is long ago. */
export function currentVisit(entries: readonly VisitEntry[], now: number): VisitEntry[] {
  const session_at = createSession(entries, now);
  return entries.filter((entry) => entry.session_at === session_at);
}

/** When this visit began, remembered for the tab. */
export function createSession(entries: readonly VisitEntry[], now: number): string {
  const own = ofTab();
  if (own) return own;
  const latest = entries.at(-1)?.session_at ?? "";
  const goesOn = latest !== "" && (comesFromHere() || now - Date.parse(latest) < PAUSE_MS);
  const session_at = goesOn ? latest : new Date(now).toISOString();
  try {
    sessionStorage.setItem("session_at", session_at);
  } catch {
    // Then each page begins a visit, unless the latest is near.
  }
  return session_at;
}

/** A link that was opened in another tab goes on with the visit, however long that has lasted. */
function comesFromHere(): boolean {
  return typeof document !== "undefined" && URL.parse(document.referrer)?.origin === window.location.origin;
}

function ofTab(): string | null {
  try {
    return sessionStorage.getItem("session_at");
  } catch {
    return null;
  }
}

function isEntry(entry: unknown): entry is VisitEntry {
  if (typeof entry !== "object" || entry === null) return false;
  const { parameter, value, path, session_at } = entry as Record<string, unknown>;
  return [parameter, value, path, session_at].every((each) => typeof each === "string");
}
