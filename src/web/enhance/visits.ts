import { stripPrefix } from "../browser/page-info.ts";
import { recordPageView } from "../browser/visit/record-page-view.ts";
import { ignoreError } from "./dom.ts";

/** Records a view of the page in the address bar. */
export function countView(): void {
  recordPageView(stripPrefix(), location.search);
  reportPrefetched();
}

/**
 * A page that was prefetched or rendered in advance has been requested before anyone looked at it, so the server has not
 * counted it.
 */
function reportPrefetched(): void {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  const isEarly = navigation?.deliveryType === "navigational-prefetch" || (navigation?.activationStart ?? 0) > 0;
  if (isEarly) fetch(location.href).catch(ignoreError);
}
