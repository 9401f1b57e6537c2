import Bowser from "bowser";
import { BREAKPOINTS_PX } from "../../styles/breakpoints.ts";
import { createSession, currentVisit, storedEntries, storeEntries } from "./stored-visits.ts";
import { getEntries, USER_AGENT_LENGTH, withEntries } from "./visit-entries.ts";

/** Records a page view and, once per visit, the browser, device and referrer. */
export function recordPage(path: string, query: string): void {
  const stored = storedEntries();
  const now = Date.now();
  const session_at = createSession(stored, now);
  const isFirst = currentVisit(stored, now).length === 0;
  storeEntries(withEntries(stored, getEntries({ path, query, session_at, facts: isFirst ? visitorFacts() : {} })));
}

function visitorFacts(): Record<string, string> {
  const user_agent = navigator.userAgent.slice(0, USER_AGENT_LENGTH);
  const { browser, os } = Bowser.parse(user_agent);
  return {
    browser: named(browser),
    device: matchMedia(`(min-width: ${BREAKPOINTS_PX.lg}px)`).matches ? "Desktop" : "Mobile",
    operating_system: named(os),
    user_agent,
    referrer: foreignReferrer(),
  };
}

function named({ name = "", version = "" }: { name?: string; version?: string }): string {
  return `${name} ${version}`.trim();
}

/** The referrer; empty if it is a page of this site. */
function foreignReferrer(): string {
  const { referrer } = document;
  return URL.parse(referrer)?.origin === window.location.origin ? "" : referrer;
}
