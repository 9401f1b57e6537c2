import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCsrfHeaders } from "../tests/support/buyer-calls.ts";
import { DESCRIBED } from "../tests/support/generated-calls.ts";
import { sendRequest } from "../tests/support/send-request.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee } from "./fixture/check-guarantee.ts";
import { formatMs, reportDrill } from "./fixture/report-drill.ts";

/*
 * Sends bodies that are too large, not UTF-8, not JSON, too deep or of another type to every call that takes one, and
 * malformed forms to pages. Each is rejected with 4xx, never with a 5xx, and none takes longer than two seconds.
 */
const MAX_MS = 2_000;
const json = "application/json";
const BODIES: [name: string, type: string, body: Buffer | string][] = [
  ["too large", json, JSON.stringify({ name: "x".repeat(1_100_000) })],
  ["not UTF-8", json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["cut off", json, '{"name": "Pat'],
  ["a list", json, "[]"],
  ["null", json, "null"],
  ["too deep", json, `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["empty", json, ""],
  ["another type", "text/plain", "{}"],
  ["multipart without a boundary", "multipart/form-data", "--x\r\n\r\nhello\r\n--x--"],
  ["multipart cut off", "multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
  ["prototype keys", json, '{"__proto__": {"a": 1}, "constructor": 1, "toString": 2}'],
];
const PAGES = [
  "/contact-us",
  "/buyer-registration",
  "/sell-a-business/seller-registration",
  "/reset-password",
  "/?login=1",
];

const folder = await mkdtemp(join(tmpdir(), "handover-drill-"));
const site = await startServerProcess({ DEMO: "0", RATE_LIMITS: "off", LOG_LEVEL: "error", DATA_DIR: folder });
const csrf = await getCsrfHeaders(site.origin, "");
const calls = DESCRIBED.filter(({ method }) => method !== "GET").map(({ method, path }) => ({
  method,
  path: path.replace(/\{\w+\}/g, "1"),
  headers: csrf,
}));
const posts = PAGES.map((path) => ({ method: "POST", path, headers: { "Sec-Fetch-Site": "same-origin" } }));
const statuses = new Map<number, number>();
const faults: string[] = [];
let slowest = 0;
for (const { method, path, headers } of [...calls, { method: "POST", path: "/api/graphql", headers: csrf }, ...posts]) {
  for (const [name, type, body] of BODIES) {
    const began = performance.now();
    const sent = { method, headers: { ...headers, "Content-Type": type }, body };
    // A server may close the connection before a body that is too large has been sent in full.
    const answer = await sendRequest(site.origin, path, sent).catch(() => null);
    slowest = Math.max(slowest, performance.now() - began);
    const status = answer?.status ?? 413;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && status !== 503) faults.push(`${method} ${path}, ${name}: ${status}`);
  }
}
await site.stop();
await rm(folder, { recursive: true, force: true });
const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
checkGuarantee(`no 500 (${faults.slice(0, 5).join("; ")})`, faults.length === 0);
checkGuarantee(`none took longer than two seconds (${formatMs(slowest)})`, slowest < MAX_MS);
reportDrill(
  "bodies too large, malformed UTF-8, JSON and multipart to every call and form: 4xx, never 500",
  `${total} sent, ${[...statuses]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ")}, slowest ${formatMs(slowest)}`,
);
