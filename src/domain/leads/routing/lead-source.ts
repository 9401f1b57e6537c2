import type { TrackingEntry } from "#db/tables/inquiries.ts";
import type { LeadSource } from "#db/tables/leads.ts";
import { isPaidVisit } from "#domain/offices/choose-phone.ts";
import { ownValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";

/** How somebody came on one visit. */
export interface Visit {
  source: LeadSource;
  /** In a sentence of the desk's. */
  words: string;
  /** The page the visit began on. */
  path: string;
  /** When the visit began, ISO 8601 UTC; null where that was not told properly. */
  at: string | null;
}

/** The first visit and the last one before an enquiry was written; the same twice where there was but one. */
export interface Visits {
  first: Visit;
  last: Visit;
}

/** By the name before their country: `google.co.uk`. */
const SEARCH_ENGINES = /(?:^|\.)(google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|brave|startpage|qwant)\.[a-z.]{2,}$/;

const CLICKED_AT: Record<string, string> = { gclid: "Google Ads", msclkid: "Microsoft Ads", fbclid: "Meta Ads" };

/** Reads how somebody came out of what their browser had kept; null where it sent nothing. */
export function parseVisits(tracking: readonly TrackingEntry[]): Visits | null {
  const visits = [...Map.groupBy(tracking, ({ session_at }) => session_at)];
  const [first] = visits;
  const last = visits.at(-1);
  if (!first || !last) return null;
  return { first: parseVisit(...first), last: parseVisit(...last) };
}

/** The one word that a lead is found by. */
export function getSource(tracking: readonly TrackingEntry[]): LeadSource {
  return parseVisits(tracking)?.last.source ?? "unknown";
}

function parseVisit(session_at: string, entries: readonly TrackingEntry[]): Visit {
  const moment = new Date(session_at);
  return {
    ...sourceInWords(entries),
    path: entries[0]?.path ?? "",
    at: Number.isNaN(moment.getTime()) ? null : moment.toISOString(),
  };
}

function sourceInWords(entries: readonly TrackingEntry[]): Pick<Visit, "source" | "words"> {
  const value = (name: string): string => entries.find(({ parameter }) => parameter === name)?.value ?? "";
  const click = entries.find(({ parameter }) => ownValue(CLICKED_AT, parameter));
  const named = [value("utm_source"), value("utm_campaign")].filter(Boolean).join(", ");
  if (isPaidVisit(entries)) {
    const where = named || (click && ownValue(CLICKED_AT, click.parameter)) || value("utm_medium");
    return { source: "paid", words: m.lead_source_paid({ where }) };
  }
  if (named) return { source: "campaign", words: m.lead_source_campaign({ where: named }) };
  const host = getHost(value("referrer"));
  if (!host) return { source: "direct", words: m.lead_source_direct() };
  return isSearchEngine(host)
    ? { source: "organic", words: m.lead_source_organic({ where: host }) }
    : { source: "referral", words: m.lead_source_referral({ where: host }) };
}

/** Whether a host that a visit came from is a search engine's. */
export function isSearchEngine(host: string): boolean {
  return SEARCH_ENGINES.test(host);
}

function getHost(referrer: string): string {
  return URL.parse(referrer)?.hostname.replace(/^www\./, "") ?? "";
}
