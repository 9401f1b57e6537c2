import { getCurrentVisit, getSessionStart, readEntries, saveEntries } from "./stored-visits.ts";
import { addEntries, createEntries } from "./visit-entries.ts";
import { getVisitorFacts } from "./visitor-facts.ts";

/** Records a page view and, once per visit, the browser, device and referrer. */
export function recordPageView(path: string, query: string): void {
  const stored = readEntries();
  const now = Date.now();
  const session_at = getSessionStart(stored, now);
  const isFirst = getCurrentVisit(stored, now).length === 0;
  const facts = isFirst ? getVisitorFacts() : {};
  saveEntries(addEntries(stored, createEntries({ path, query, session_at, facts })));
}
