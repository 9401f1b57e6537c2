import type { TrackingEntry } from "#db/tables/inquiries.ts";
import type { LeadSource } from "#db/tables/leads.ts";
import { MINUTE_MS } from "#lib/time/durations.ts";

/** What a browser stores of a visit from each source. */
const PARAMETERS: Record<LeadSource, Readonly<Record<string, string>>> = {
  paid: { gclid: "Cj0KCQdemo", utm_source: "google", utm_medium: "cpc", utm_campaign: "owners" },
  organic: { referrer: "https://www.google.com/" },
  campaign: { utm_source: "newsletter", utm_medium: "email" },
  referral: { referrer: "https://chamber.example.org/" },
  direct: { browser: "Chrome" },
  unknown: {},
};

/** Creates the tracking of an inquiry whose visit came from a source and began on a page; empty if it is unknown. */
export function createTracking(source: LeadSource, received_at: Date, path: string): TrackingEntry[] {
  const session_at = new Date(received_at.getTime() - 8 * MINUTE_MS).toISOString();
  return Object.entries(PARAMETERS[source]).map(([parameter, value]) => ({ parameter, value, path, session_at }));
}
