import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { getBuildFolder } from "../scripts/bootstrap/builds.mjs";
import { findBrowser } from "../tests/support/browser.ts";
import { printRow } from "./report.ts";

/*
 * Runs Lighthouse on one page of each kind, as a phone with simulated throttling. Only the four categories are
 * requested; the metrics next to them are from the same run. `BROWSER_PATH` selects another Chromium.
 */
const PAGES = {
  home: "/",
  office: "/locations/florida/tampa-bay",
  search: "/buy-a-business/business-listing-search",
  listing: null,
  agent: null,
  blog: "/blog",
  calculator: "/sell-a-business/calculator",
  valuation: "/sell-a-business/what-is-my-business-worth",
};
const WANTED = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
// Skipped, because a local site has no HTTPS.
const NOT_REQUESTED = ["is-on-https", "redirects-http"];

const folder = await mkdtemp(join(tmpdir(), "handover-lighthouse-"));
const { stop, port } = await startSite();
const origin = `http://localhost:${port}`;
const { data } = await (await fetch(`${origin}/api/listings?per_page=1`)).json();
const found = { listing: new URL(data[0].url).pathname, agent: `/agents/${data[0].agent.slug}` };
const chromePort = await findFreePort();
const { executablePath, env } = await findBrowser();
const chrome = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${chromePort}`],
});
const only = process.argv.slice(2).flatMap((arg) => /^--page=(.+)$/.exec(arg)?.[1] ?? []);
try {
  for (const [name, path] of Object.entries(PAGES)) {
    if (only.length === 0 || only.includes(name)) await measure(name, origin + (path ?? found[name]));
  }
} finally {
  await chrome.close();
  await stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

async function measure(name, url) {
  const options = {
    port: chromePort,
    logLevel: "silent",
    onlyCategories: Object.keys(WANTED),
    skipAudits: NOT_REQUESTED,
  };
  const { lhr } = await lighthouse(url, options);
  const { audits } = lhr;
  const getNumber = (id) => audits[id]?.numericValue ?? Number.NaN;
  const beside = [
    `LCP ${(getNumber("largest-contentful-paint") / 1_000).toFixed(2)} s`,
    `TBT ${getNumber("total-blocking-time").toFixed(0)} ms`,
    `CLS ${getNumber("cumulative-layout-shift").toFixed(3)}`,
    `script ${sumKilobytes(audits, "script")}`,
    `html ${sumKilobytes(audits, "document")}`,
  ].join(", ");
  for (const [category, least] of Object.entries(WANTED)) {
    const { score, auditRefs } = lhr.categories[category];
    const isFirst = category === "performance";
    printRow({
      what: `${name}, ${category}`,
      value: Math.round((score ?? 0) * 100),
      digits: 0,
      beside: isFirst ? beside : "",
      wanted: { min: least },
    });
    if (isFirst || score === 1) continue;
    for (const { id } of auditRefs) {
      const { score: own, title, details } = audits[id];
      if (own === null || own === 1) continue;
      const where = (details?.items ?? [])
        .slice(0, 3)
        .map(({ node }) => node?.selector)
        .filter(Boolean);
      console.log(`    ${id}: ${title}${where.length ? ` (${where.join(" | ")})` : ""}`);
    }
  }
}

/** Returns the kilobytes transferred over the network, compressed. */
function sumKilobytes(audits, type) {
  const items = audits["network-requests"]?.details?.items ?? [];
  const mine = items.filter(({ resourceType }) => resourceType?.toLowerCase() === type);
  return `${(mine.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000).toFixed(1)} kB`;
}

async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts the built site with the demo network on a port that the system chooses. */
function startSite() {
  const program = join(getBuildFolder(join(import.meta.dirname, "..")), "server/main.js");
  const env = { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: folder, RATE_LIMITS: "off" };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "ignore", "pipe"] });
  process.once("exit", () => child.kill("SIGKILL"));
  const stop = () => new Promise((resolve) => child.once("close", resolve).kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (more) => {
      said += more;
      const port = /^Serving .* at http:\S+:(\d+)$/m.exec(said)?.[1];
      if (port) resolve({ port, stop });
    });
    child.once("exit", () => reject(new Error(said)));
  });
}
