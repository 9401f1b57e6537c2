import { ignoreError, on } from "./dom.ts";
import { loadOnce } from "./load-once.ts";

const load = loadOnce(() => import("./refresh-range.ts"));

/** Shows the value range of the answers in a valuation request while the visitor types, before it is sent. */
export function startLiveRange(): void {
  on("input", "[data-live-range]", (fields) => load().then(({ refreshRange }) => refreshRange(fields), ignoreError));
}
