import { stripPrefix } from "../browser/page-info.ts";
import { ignoreError } from "./dom.ts";

/** Records a view of the page in the address bar. The code loads later, because no page needs it to render. */
export function countView(): void {
  import("../browser/visit/record-page-view.ts")
    .then(({ recordPageView }) => recordPageView(stripPrefix(), location.search))
    .catch(ignoreError);
  reportPrefetched();
}

/** A page that was prefetched has been requested before anyone looked at it, so the server has not counted it. */
function reportPrefetched(): void {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  if (navigation?.deliveryType === "navigational-prefetch") fetch(location.href).catch(ignoreError);
}
