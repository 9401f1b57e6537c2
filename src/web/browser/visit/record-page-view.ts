import { getCurrentVisit, getSessionStart, readEntries, saveEntries } from "./stored-visits.ts";
import { addEntries, createEntries } from "./visit-entries.ts";

/** Records a page view and, once per visit, the browser, device and referrer. */
export async function recordPageView(path: string, query: string): Promise<void> {
  const stored = readEntries();
  const now = Date.now();
  const session_at = getSessionStart(stored, now);
  const isFirst = getCurrentVisit(stored, now).length === 0;
  const facts = isFirst ? (await import("./visitor-facts.ts")).getVisitorFacts() : {};
  saveEntries(addEntries(stored, createEntries({ path, query, session_at, facts })));
}
