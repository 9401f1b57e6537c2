import type { VisitEntry } from "../visit/visit-entries.ts";

/** Query keys of campaigns. Any other key may hold text that a visitor typed. */
const CAMPAIGN_KEY = /^(utm_[a-z_]+|gclid|fbclid)$/i;

/**
 * A page's address for analytics: only campaign parameters remain in its query.
 *
 * @param visit the current visit, whose campaign is reported if the page has none: a visitor may consent on a later page.
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
