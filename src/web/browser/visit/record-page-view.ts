import Bowser from "bowser";
import { BREAKPOINTS_PX } from "../../styles/breakpoints.ts";
import { getCurrentVisit, getSessionStart, readEntries, saveEntries } from "./stored-visits.ts";
import { addEntries, createEntries, USER_AGENT_LENGTH } from "./visit-entries.ts";

/** Records a page view and, once per visit, the browser, device and referrer. */
export function recordPageView(path: string, query: string): void {
  const stored = readEntries();
  const now = Date.now();
  const session_at = getSessionStart(stored, now);
  const isFirst = getCurrentVisit(stored, now).length === 0;
  saveEntries(addEntries(stored, createEntries({ path, query, session_at, facts: isFirst ? getVisitorFacts() : {} })));
}

function getVisitorFacts(): Record<string, string> {
  const user_agent = navigator.userAgent.slice(0, USER_AGENT_LENGTH);
  const { browser, os } = Bowser.parse(user_agent);
  return {
    browser: formatVersion(browser),
    device: matchMedia(`(min-width: ${BREAKPOINTS_PX.lg}px)`).matches ? "Desktop" : "Mobile",
    operating_system: formatVersion(os),
    user_agent,
    referrer: getExternalReferrer(),
  };
}

function formatVersion({ name = "", version = "" }: { name?: string; version?: string }): string {
  return `${name} ${version}`.trim();
}

/** The referrer; empty if it is a page of this site. */
function getExternalReferrer(): string {
  const { referrer } = document;
  return URL.parse(referrer)?.origin === window.location.origin ? "" : referrer;
}
