import { BREAKPOINTS_PX } from "../../styles/breakpoints.ts";
import { USER_AGENT_LENGTH } from "./visit-entries.ts";

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/**
 * Browsers by their mark in the user agent. The first match counts, because most browsers also claim to be Chrome and
 * Safari.
 */
const BROWSERS: Names = [
  ["Microsoft Edge", /\bEdg(?:e|A|iOS)?\/([\d.]+)/],
  ["Opera", /\b(?:OPR|OPT|OPiOS)\/([\d.]+)/],
  ["Samsung Internet", /\bSamsungBrowser\/([\d.]+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/([\d.]+)/],
  ["Safari", /\bVersion\/([\d.]+).* Safari\//],
];
const SYSTEMS: Names = [
  ["Windows", /\bWindows NT ([\d.]+)/],
  ["iOS", /\b(?:iPhone OS|CPU OS) ([\d_]+)/],
  ["Android", /\bAndroid(?: ([\d.]+))?/],
  ["Chrome OS", /\bCrOS \S+ ([\d.]+)/],
  ["macOS", /\bMac OS X ([\d_.]+)/],
  ["Linux", /\bLinux\b/],
];

/** Returns what is recorded once per visit: the browser, the device and where the visitor came from. */
export function getVisitorFacts(): Record<string, string> {
  const user_agent = navigator.userAgent.slice(0, USER_AGENT_LENGTH);
  return {
    browser: findName(BROWSERS, user_agent),
    device: matchMedia(`(min-width: ${BREAKPOINTS_PX.lg}px)`).matches ? "Desktop" : "Mobile",
    operating_system: findName(SYSTEMS, user_agent),
    user_agent,
    referrer: getExternalReferrer(),
  };
}

/** Returns the name and version in a user agent, or an empty text. A library for this would be as large as the page. */
function findName(names: Names, user_agent: string): string {
  for (const [name, pattern] of names) {
    const match = pattern.exec(user_agent);
    if (match) return [name, match[1]?.replaceAll("_", ".")].filter(Boolean).join(" ");
  }
  return "";
}

/** Returns the referrer; empty if it is a page of this site. */
function getExternalReferrer(): string {
  const { referrer } = document;
  return URL.parse(referrer)?.origin === window.location.origin ? "" : referrer;
}
