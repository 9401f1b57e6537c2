/** Query keys of campaigns. Any other key may hold text that a visitor typed. */
const CAMPAIGN_KEY = /^(utm_[a-z_]+|gclid|fbclid)$/i;

/** A page's address for analytics: only campaign parameters remain in its query. */
export function toReportedUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const campaignParameters = [...searchParams].filter(([key, value]) => CAMPAIGN_KEY.test(key) && value !== "");
  const query = new URLSearchParams(campaignParameters).toString();
  return origin + pathname + (query && `?${query}`);
}
