import type { VisitEntry } from "../visit/visit-entries.ts";

/** Matches query keys of campaigns. Any other key may contain text that a visitor typed. */
const CAMPAIGN_KEY = /^(utm_[a-z_]+|gclid|fbclid)$/i;

/**
 * Returns a page's URL for analytics, with only campaign parameters in its query.
 *
 * @param visit the current visit; if the page has no campaign, the visit's is reported, because a visitor may consent
 * on a later page
 */
export function toReportedUrl(href: string, visit: readonly VisitEntry[] = []): string {
  const { origin, pathname, searchParams } = new URL(href);
  const ofPage = listCampaignParameters([...searchParams]);
  const ofVisit = listCampaignParameters(visit.map(({ parameter, value }) => [parameter, value]));
  const query = new URLSearchParams(ofPage.length > 0 ? ofPage : ofVisit).toString();
  return origin + pathname + (query && `?${query}`);
}

function listCampaignParameters(pairs: [key: string, value: string][]): [string, string][] {
  return pairs.filter(([key, value]) => CAMPAIGN_KEY.test(key) && value !== "");
}
