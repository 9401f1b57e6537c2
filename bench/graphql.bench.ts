import { printRow } from "./report.ts";
import { type BuiltSite, startSite, withFolder } from "./sites/built-site.ts";

/*
 * Measures the built site's CPU time per GraphQL query over HTTP, one query after the other, with the demo data. Counts
 * the whole process, including its database thread. Hostile queries are measured too, because rejecting them also costs
 * time.
 */
const CALLS = 300;
const WARM_UP = 300;

const repeat = (count: number, of: (i: number) => string) => Array.from({ length: count }, (_, i) => of(i)).join(" ");
const nestComponents = (levels: number) => `${"{ type { components ".repeat(levels)}{ slug }${" } }".repeat(levels)}`;
const circles = repeat(70, (i) => `fragment F${i} on Query { ...F${(i + 1) % 70} ...F${i} }`);

const QUERIES: { name: string; max: number; status: number; query: string }[] = [
  { name: "searchStores", query: '{ searchStores(zipcode: "33602") { name slug state phone distance } }' },
  { name: "searchStores, every office", query: '{ searchStores(zipcode: "33602", radius: 12500) { slug distance } }' },
].map((answered) => ({ ...answered, max: 8, status: 200 }));

const ATTACKS: typeof QUERIES = [
  { name: "5,000 aliases", query: `{ ${repeat(5_000, (i) => `a${i}: tribes { name }`).slice(0, 99_000)} }` },
  { name: "240 aliases", query: `{ ${repeat(240, (i) => `a${i}: __typename`)} }` },
  { name: "150 levels", query: `{ tribes { custom_component_types { components ${nestComponents(75)} } } }` },
  { name: "9,000 tokens", query: `{ ${"__typename ".repeat(9_000)} }` },
  { name: "70 fragments in circles", query: `{ ...F0 } ${circles}` },
  { name: "one field 990 times", query: `{ ${"__typename ".repeat(990)} }` },
  { name: "490 directives", query: `{ __typename ${"@no ".repeat(490)} }` },
].map((attack) => ({ ...attack, max: 50, status: 400 }));

await withFolder(async (folder) => {
  const site = await startSite(folder, { RATE_LIMITS: "off" });
  try {
    const headers = { "Content-Type": "application/json", ...(await fetchCredentials(site)) };
    for (const { name, query, max, status } of [...QUERIES, ...ATTACKS]) {
      const value = await measureCost(site, headers, JSON.stringify({ query }), status);
      printRow({ what: `${status === 400 ? "refused: " : ""}${name}`, value, unit: "ms", wanted: { max } });
    }
  } finally {
    await site.stop();
  }
});

/** Returns milliseconds of CPU time per call. */
async function measureCost(
  site: BuiltSite,
  headers: Record<string, string>,
  body: string,
  status: number,
): Promise<number> {
  const sendQuery = async (times: number): Promise<void> => {
    for (let call = 0; call < times; call++) {
      const answer = await fetch(`http://localhost:${site.port}/api/graphql`, { method: "POST", headers, body });
      const text = await answer.text();
      if (answer.status !== status) throw new Error(`Answered ${answer.status}: ${text.slice(0, 200)}`);
    }
  };
  await sendQuery(WARM_UP);
  const before = await site.usage();
  await sendQuery(CALLS);
  return ((await site.usage()).cpu_ms - before.cpu_ms) / CALLS;
}

async function fetchCredentials({ port }: BuiltSite): Promise<Record<string, string>> {
  const cookies = (await fetch(`http://localhost:${port}/api/csrf-cookie`)).headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "");
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  return { Cookie: cookies.join("; "), "X-XSRF-TOKEN": decodeURIComponent(token) };
}
