import type { TrackingEntry } from "#db/tables/inquiries.ts";
import type { LeadSource } from "#db/tables/leads.ts";
import { isPaidVisit } from "#domain/offices/choose-phone.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";

export interface Visit {
  source: LeadSource;
  /** The source's name at the desk. */
  label: string;
  /** The landing page. */
  path: string;
  /** Start of the visit, ISO 8601 UTC. Null if missing or invalid. */
  at: string | null;
}

/** The first and the last visit before an inquiry. Both are the same if there was only one. */
export interface Visits {
  first: Visit;
  last: Visit;
}

/** Matches the name before a country domain: `google.co.uk`. */
const SEARCH_ENGINES = /(?:^|\.)(google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|brave|startpage|qwant)\.[a-z.]{2,}$/;

const AD_NETWORKS: Record<string, string> = { gclid: "Google Ads", msclkid: "Microsoft Ads", fbclid: "Meta Ads" };

/** Parses the browser's tracking entries. Null if there are none. */
export function parseVisits(tracking: readonly TrackingEntry[]): Visits | null {
  const visits = [...Map.groupBy(tracking, ({ session_at }) => session_at)];
  const [first] = visits;
  const last = visits.at(-1);
  if (!first || !last) return null;
  return { first: parseVisit(...first), last: parseVisit(...last) };
}

/** Returns the lead's source for the inbox's filter. */
export function getSource(tracking: readonly TrackingEntry[]): LeadSource {
  return parseVisits(tracking)?.last.source ?? "unknown";
}

function parseVisit(session_at: string, entries: readonly TrackingEntry[]): Visit {
  const moment = new Date(session_at);
  return {
    ...describeSource(entries),
    path: entries[0]?.path ?? "",
    at: Number.isNaN(moment.getTime()) ? null : moment.toISOString(),
  };
}

function describeSource(entries: readonly TrackingEntry[]): Pick<Visit, "source" | "label"> {
  const getValue = (name: string): string => entries.find(({ parameter }) => parameter === name)?.value ?? "";
  const click = entries.find(({ parameter }) => getOwnValue(AD_NETWORKS, parameter));
  const named = [getValue("utm_source"), getValue("utm_campaign")].filter(Boolean).join(", ");
  if (isPaidVisit(entries)) {
    const where = named || (click && getOwnValue(AD_NETWORKS, click.parameter)) || getValue("utm_medium");
    return { source: "paid", label: m.lead_source_paid({ where }) };
  }
  if (named) return { source: "campaign", label: m.lead_source_campaign({ where: named }) };
  const host = getHost(getValue("referrer"));
  if (!host) return { source: "direct", label: m.lead_source_direct() };
  return isSearchEngine(host)
    ? { source: "organic", label: m.lead_source_organic({ where: host }) }
    : { source: "referral", label: m.lead_source_referral({ where: host }) };
}

export function isSearchEngine(host: string): boolean {
  return SEARCH_ENGINES.test(host);
}

function getHost(referrer: string): string {
  return URL.parse(referrer)?.hostname.replace(/^www\./, "") ?? "";
}
