import { anErrorOccurred } from "#editions/catalogue.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";

const STYLE =
  "body{margin:0;display:grid;min-height:100vh;place-items:center;background:#faf6ef;color:#1f2430;font:1.1rem/1.5 Georgia,serif}" +
  "main{max-width:34rem;padding:2rem}h1{font-weight:500;font-size:2.4rem;margin:0 0 .5rem}a{color:#1d5c4d}" +
  "@media(prefers-color-scheme:dark){body{background:#14171c;color:#eee8dc}a{color:#86cbb2}}";

/** The page for a fault of ours. It needs nothing but itself, and tells the visitor the id to quote. */
export function errorPage(requestId: string): Response {
  const html =
    `<!DOCTYPE html><html lang="${getLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${m.error_title()}</title><style>${STYLE}</style></head><body><main><h1>${m.error_title()}</h1>` +
    `<p>${anErrorOccurred()}</p><p>${m.error_reference({ id: requestId })}</p><p><a href="/">${m.go_home()}</a></p></main></body></html>`;
  return new Response(html, {
    status: 500,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "X-Request-Id": requestId,
    },
  });
}
