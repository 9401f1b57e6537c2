/** Query keys that name a campaign. Any other may hold what a visitor typed. */
const CAMPAIGN_KEY = /^(utm_[a-z_]+|gclid|fbclid)$/i;

/** A page's address with its campaign and nothing else of its query, as analytics may hear of it. */
export function campaignLocation(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const stored = [...searchParams].filter(([key, value]) => CAMPAIGN_KEY.test(key) && value !== "");
  const query = new URLSearchParams(stored).toString();
  return origin + pathname + (query && `?${query}`);
}
