import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";
import { openVisitors } from "./cache/load.ts";
import type { RawAnswer } from "./cache/raw-server.ts";
import { computeMedian, printRow } from "./report.ts";
import { type BuiltSite, getUsage, startSite, type Usage, withFolder } from "./sites/built-site.ts";

/*
 * Cached pages compared with a raw node:http server that sends the same bytes, alternating within the same minute, 16
 * connections.
 */
const PAGES: [name: string, path: string][] = [
  ["home", "/"],
  ["search", "/buy-a-business/business-listing-search?state=florida&sort=price-asc&utm_source=bench"],
];
const ENCODINGS = ["br", "identity"] as const;
const WANTED = { br: { min: 0.75 }, identity: { min: 0.8 } };
const FLOOR = { min: 0.4 };
/* Short rounds, so that other load on the machine slows both down alike. */
const ROUNDS = 30;
const REQUESTS = 300;
/* Requests before measuring, because V8 is still optimizing a server that has just started. */
const WARM_UP = 12_000;
/* A page is in its final form after this many equal responses in a row. */
const EQUAL_RESPONSES = 10;

await withFolder(async (folder) => {
  const site = await startSite(folder);
  try {
    for (const [name, path] of PAGES) for (const encoding of ENCODINGS) await compare(site, name, path, encoding);
  } finally {
    await site.stop();
  }
});

async function compare(site: BuiltSite, name: string, path: string, encoding: keyof typeof WANTED): Promise<void> {
  const same = await requestCachedResponse(site, path, encoding);
  const raw = fork(join(import.meta.dirname, "cache/raw-server.ts"), { execArgv: [] });
  raw.send(same);
  const [rawPort] = (await once(raw, "message")) as [number];
  const ours = await openVisitors({ port: site.port, path, encoding });
  const theirs = await openVisitors({ port: rawPort, path, encoding });
  const rounds: { kept: number; raw: number }[] = [];
  for (const visitors of [ours, theirs]) await visitors.measureRate(WARM_UP);
  const listUsage = (): Promise<Usage[]> => Promise.all([site.usage(), getUsage(raw)]);
  const before = await listUsage();
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ kept: await ours.measureRate(REQUESTS), raw: await theirs.measureRate(REQUESTS) });
  }
  const after = await listUsage();
  const [cpu = Number.NaN, rawCpu = Number.NaN] = after.map(
    ({ cpu_ms }, at) => ((cpu_ms - (before[at]?.cpu_ms ?? Number.NaN)) * 1_000) / ROUNDS / REQUESTS,
  );
  for (const visitors of [ours, theirs]) visitors.close();
  raw.kill();
  const kilobytes = (Buffer.byteLength(same.body, "base64") / 1_000).toFixed(1);
  printRow({
    what: `kept ${name} page, ${encoding}, ${kilobytes} kB, times raw node:http`,
    value: computeMedian(rounds.map(({ kept: stored, raw }) => stored / raw)),
    beside: `${formatRate(rounds.map(({ kept: stored }) => stored))} kept, ${formatRate(rounds.map(({ raw }) => raw))} raw, CPU ${cpu.toFixed(1)} and ${rawCpu.toFixed(1)} µs`,
    wanted: WANTED[encoding],
    floor: FLOOR,
  });
}

/**
 * Returns the page once its smallest form in this encoding is cached, without the headers that node:http adds itself.
 * That form is made in the background.
 */
async function requestCachedResponse(site: BuiltSite, path: string, encoding: string): Promise<RawAnswer> {
  let last = "";
  let equal = 0;
  for (let attempt = 0; attempt < 200; attempt++) {
    const { headers, body } = await requestResponse(site, path, encoding);
    equal = body === last ? equal + 1 : 0;
    last = body;
    if (equal === EQUAL_RESPONSES) return { headers, body };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} was never sent the same as ${encoding}.`);
}

async function requestResponse(site: BuiltSite, path: string, encoding: string): Promise<RawAnswer> {
  const query = request({ port: site.port, path, headers: { "Accept-Encoding": encoding } }).end();
  const [answer] = await once(query, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const sent = answer.headers["content-encoding"] ?? "identity";
  if (sent !== encoding) throw new Error(`${path} was sent as ${sent} instead of ${encoding}.`);
  const headers = (answer.rawHeaders as string[]).flatMap((value, index, all) =>
    index % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(value) ? [value, all[index + 1] ?? ""] : [],
  );
  return { headers, body: Buffer.concat(chunks).toString("base64") };
}

function formatRate(values: number[]): string {
  return `${Math.round(computeMedian(values)).toLocaleString("en")}/s`;
}
