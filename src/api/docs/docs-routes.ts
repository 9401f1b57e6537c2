import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import viewerFolder from "swagger-ui-dist/absolute-path.js";
import { sendJson } from "../http/json-response.ts";
import { buildOpenApi } from "./openapi.ts";

/** The files of the API documentation's viewer. Nothing loads from another origin. */
const FILES: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

/** The content security policy. The viewer sets inline styles; scripts load only from files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/**
 * Renders the API description and fetches a fresh CSRF token before each call that needs one, because the page may stay
 * open for days.
 */
const START = `const getToken = () => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");
SwaggerUIBundle({
  url: "/api/docs/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  validatorUrl: null,
  requestInterceptor: async (request) => {
    if (["GET", "HEAD"].includes(request.method ?? "GET")) return request;
    await fetch("/api/csrf-cookie");
    request.headers["X-XSRF-TOKEN"] = getToken();
    return request;
  },
});
`;

/** Serves the interactive API documentation under `/api/docs` from this origin only. */
export function createDocsRoutes(): Hono {
  const docs = new Hono();
  docs.get("/", (c) => c.html(PAGE, 200, { "Content-Security-Policy": POLICY, "Cache-Control": "no-cache" }));
  docs.get("/openapi.json", (c) => sendJson(c, buildOpenApi()));
  docs.get("/start.js", (c) => c.body(START, 200, { "Content-Type": "text/javascript; charset=utf-8" }));
  for (const [name, type] of Object.entries(FILES)) {
    docs.get(`/${name}`, async (c) => {
      const bytes = await readFile(join(viewerFolder(), name));
      return c.body(bytes, 200, { "Content-Type": type, "Cache-Control": "public, max-age=86400" });
    });
  }
  return docs;
}
