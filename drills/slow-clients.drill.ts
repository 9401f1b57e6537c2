import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendRequest } from "../tests/support/send-request.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee } from "./fixture/check-guarantee.ts";
import { formatMs, getPercentile, reportDrill } from "./fixture/report-drill.ts";

/*
 * Five hundred clients send their request a byte at a time, then ten thousand connections stay idle. Meanwhile, other
 * clients' requests take less than half a second at the 99th percentile, or on a busy machine less than twice as long
 * as before, and the server needs at most 150 MB more.
 */
const SLOW = 500;
const IDLE = 10_000;
const MEASURED_MS = 10_000;
const MAX_P99_MS = 500;
const MAX_GROWTH_MB = 150;

const env = { DEMO: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" };
const folder = await mkdtemp(join(tmpdir(), "handover-drill-"));
const site = await startServerProcess({ ...env, DATA_DIR: folder });
const { hostname, port } = new URL(site.origin);
const sockets: Socket[] = [];

async function open(count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += 250) {
    const batch = Array.from({ length: Math.min(250, count - opened) }, () => {
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      socket.on("error", () => {});
      return new Promise((resolve) => socket.once("connect", resolve).once("error", resolve));
    });
    await Promise.all(batch);
  }
}

/** Resident memory in megabytes. */
async function getMemory(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

async function measureOthers(): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + MEASURED_MS;
  while (performance.now() < end) {
    const began = performance.now();
    const { status } = await sendRequest(
      site.origin,
      times.length % 2 ? "/" : `/blog?page=${1 + (times.length % 500)}`,
    );
    times.push(performance.now() - began);
    if (status >= 500) throw new Error(`A request was answered ${status}.`);
    await sleep(10);
  }
  return times;
}

const calm = getPercentile(await measureOthers(), 0.99);
const limit = Math.max(MAX_P99_MS, 2 * calm);
const before = await getMemory();
await open(SLOW);
const drip = setInterval(() => {
  for (const [at, socket] of sockets.entries())
    if (!socket.destroyed) socket.write("GET / HTTP/1.1\r\n"[at % 16] ?? "G");
}, 500);
const withSlow = getPercentile(await measureOthers(), 0.99);
clearInterval(drip);
for (const socket of sockets.splice(0)) socket.destroy();
await open(IDLE);
const accepted = sockets.filter(({ destroyed }) => !destroyed).length;
const withIdle = getPercentile(await measureOthers(), 0.99);
const growth = (await getMemory()) - before;
for (const socket of sockets) socket.destroy();
await site.stop();
await rm(folder, { recursive: true, force: true });
checkGuarantee(`others' p99 with ${SLOW} slow clients is ${formatMs(withSlow)}`, withSlow < limit);
checkGuarantee(`others' p99 with ${accepted} idle connections is ${formatMs(withIdle)}`, withIdle < limit);
checkGuarantee(`memory grew by ${growth.toFixed(0)} MB`, growth < MAX_GROWTH_MB);
reportDrill(
  "500 slow clients, then 10,000 idle connections: others' p99 under 500 ms, at most 150 MB more",
  `p99 ${formatMs(withSlow)} and ${formatMs(withIdle)} (${formatMs(calm)} before), ${accepted} connections open at once, ${growth.toFixed(0)} MB more`,
);
