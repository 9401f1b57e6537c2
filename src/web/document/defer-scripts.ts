import warmFormats from "./warm-formats.js?url";

/**
 * Loads and runs the page's scripts after the first paint, because on a slow network and a slow phone they would delay
 * it. It requests four at a time, since even a request costs a phone some milliseconds. In a background tab, there is
 * no paint until the tab is shown. If the browser rejects workers, the page hydrates without one.
 */
const START_SCRIPT = `{const start=async()=>{
const waiting=document.querySelector("script[type=waiting]"),script=document.createElement("script");
try{new Worker(waiting.dataset.formats)}catch{}
for(const [n,href] of waiting.dataset.needs.split(" ").entries()){
const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link);
if(n%4===3)await new Promise(next=>setTimeout(next))}
script.type="module";script.textContent=waiting.textContent;waiting.after(script)},
painted=new Promise(done=>PerformanceObserver.supportedEntryTypes.includes("paint")
?new PerformanceObserver(done).observe({type:"paint",buffered:true}):done()),
read=new Promise(done=>addEventListener("DOMContentLoaded",done));
Promise.all([painted,read]).then(start)}`;

const PRELOAD_LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** It must be within the first 1,024 bytes of a document. */
const CHARSET_TAG = '<meta charSet="utf-8"/>';
const MODULE_SCRIPT_TAG = '<script type="module" async="">';

/**
 * Defers a page's scripts until it has been painted. The inline script that starts them is placed before any
 * stylesheet, which would block it. A page without router scripts stays unchanged.
 */
export function deferScripts(html: string): string {
  if (!html.includes(MODULE_SCRIPT_TAG)) return html;
  const scriptPaths = [...html.matchAll(PRELOAD_LINK)].map(([, href]) => href);
  return html
    .replaceAll(PRELOAD_LINK, "")
    .replace(CHARSET_TAG, () => `${CHARSET_TAG}<script>${START_SCRIPT}</script>`)
    .replace(
      MODULE_SCRIPT_TAG,
      () => `<script type="waiting" data-formats="${warmFormats}" data-needs="${scriptPaths.join(" ")}">`,
    );
}
