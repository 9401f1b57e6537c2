import warmFormats from "./warm-formats.js?url";

/**
 * Asks for a page's scripts once the page has been painted and runs them: on a slow network and a slow phone they would
 * hold up what is there to read. Four at a time, since even to ask takes a phone's while. A tab that nobody has looked at
 * yet waits for that; a browser that refuses workers wakes the page without one.
 */
const START = `{const start=async()=>{
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

const NEEDED = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** To be among a document's first 1,024 bytes. */
const CHARSET = '<meta charSet="utf-8"/>';
const MODULE = '<script type="module" async="">';

/**
 * A page is read before it is worked with: its scripts wait until it has been painted. What starts them stands in
 * the head before any stylesheet, which would hold it up. A page without scripts of the router's stays as it is.
 */
export function paintedFirst(html: string): string {
  if (!html.includes(MODULE)) return html;
  const needs = [...html.matchAll(NEEDED)].map(([, href]) => href);
  return html
    .replaceAll(NEEDED, "")
    .replace(CHARSET, () => `${CHARSET}<script>${START}</script>`)
    .replace(MODULE, () => `<script type="waiting" data-formats="${warmFormats}" data-needs="${needs.join(" ")}">`);
}
