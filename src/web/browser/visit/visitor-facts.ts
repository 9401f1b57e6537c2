import Bowser from "bowser";
import { BREAKPOINTS_PX } from "../../styles/breakpoints.ts";
import { USER_AGENT_LENGTH } from "./visit-entries.ts";

/** What is recorded once per visit: the browser, the device and where the visitor came from. */
export function getVisitorFacts(): Record<string, string> {
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
