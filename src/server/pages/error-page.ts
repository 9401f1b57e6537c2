import { DATABASE_RETRY_AFTER_S, isDatabaseUnavailable } from "#db/database-unavailable.ts";
import { anErrorOccurred, tryLater } from "#editions/contract-messages.ts";
import { escapeXml } from "#lib/xml.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { PageResponse } from "#web/document/responses.ts";

const STYLE =
  "body{margin:0;display:grid;min-height:100vh;grid-template-rows:auto 1fr auto;justify-items:center;align-items:center;background:#faf6ef;color:#1f2430;font:1.1rem/1.5 Georgia,serif}" +
  "main{max-width:34rem;padding:2rem}header,footer{justify-self:stretch;padding:1rem 2rem}header a{font-weight:600;text-decoration:none}footer{font-size:.9rem}h1{font-weight:500;font-size:2.4rem;margin:0 0 .5rem}a{color:#1d5c4d}" +
  "@media(prefers-color-scheme:dark){body{background:#14171c;color:#eee8dc}a{color:#86cbb2}}";

/** The parts of the site's layout that can be rendered without the database. */
interface Frame {
  brand: string;
  request_id: string;
}

/** The page for an internal error, with the request id to quote, or for a database outage. It has no dependencies. */
export function renderErrorPage(error: unknown, { brand, request_id }: Frame): PageResponse {
  const title = m.error_title();
  const page = isDatabaseUnavailable(error)
    ? renderStandalonePage(503, brand, title, [tryLater()])
    : renderStandalonePage(500, brand, title, [anErrorOccurred(), m.error_reference({ id: request_id })]);
  page.headers.set("X-Request-Id", request_id);
  if (page.status === 503) page.headers.set("Retry-After", String(DATABASE_RETRY_AFTER_S));
  return page;
}

/** Renders the page for a client that requests more uncached pages per second than one client may. */
export function renderTooManyPage(brand: string): PageResponse {
  const page = renderStandalonePage(429, brand, m.too_many_pages_title(), [m.too_many_pages_text()]);
  page.headers.set("Retry-After", "1");
  return page;
}

function renderStandalonePage(
  status: 429 | 500 | 503,
  brand: string,
  title: string,
  paragraphs: string[],
): PageResponse {
  const text = paragraphs.map((paragraph) => `<p>${escapeXml(paragraph)}</p>`).join("");
  const html =
    `<!DOCTYPE html><html lang="${getLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>${STYLE}</style></head><body><header><a href="/">${escapeXml(brand)}</a></header>` +
    `<main><h1>${title}</h1>${text}<p><a href="/">${m.go_home()}</a></p></main>` +
    `<footer>© ${new Date().getUTCFullYear()} ${escapeXml(brand)}</footer></body></html>`;
  return new PageResponse(html, status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
}
