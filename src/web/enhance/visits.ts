import { stripPrefix } from "../browser/page-info.ts";
import { recordPageView } from "../browser/visit/record-page-view.ts";
import { ignoreError } from "./dom.ts";

/** Records a view of the page in the address bar. */
export function countView(): void {
  recordPageView(stripPrefix(), location.search);
  reportPrefetched();
}

/**
 * Reports the view of a page that was prefetched or prerendered. The server didn't count the request, because no one
 * saw the page yet.
 */
function reportPrefetched(): void {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  const isEarly = navigation?.deliveryType === "navigational-prefetch" || (navigation?.activationStart ?? 0) > 0;
  if (isEarly) fetch(location.href).catch(ignoreError);
}
