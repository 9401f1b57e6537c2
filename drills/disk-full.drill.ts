import { join } from "node:path";
import { sendRequest } from "../tests/support/send-request.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee, waitUntil } from "./fixture/check-guarantee.ts";
import { createDisk } from "./fixture/full-disk.ts";
import { ACKNOWLEDGED, readEmbeddedSenders, sendInquiry } from "./fixture/inquiries.ts";
import { reportDrill } from "./fixture/report-drill.ts";

/*
 * Fills the disk of an embedded database while inquiries arrive. Writes get a 503 once no space is left, reads still
 * work, no acknowledged inquiry is lost, and once there is space again everything works without a restart. Needs root
 * to mount a small file system in memory.
 */
const DISK_MB = 320;
const VISITORS = 4;
const guarantee = "disk full: 503 on writes, reads work, no acknowledged write lost, recovers by itself";

const disk = await createDisk(DISK_MB);
if (!disk) {
  reportDrill(guarantee, "skipped: needs root to mount a small disk");
  process.exit(0);
}
const data = join(disk.folder, "data");
const site = await startServerProcess({ DEMO: "0", RATE_LIMITS: "off", LOG_LEVEL: "silent", DATA_DIR: data });
const acknowledged: string[] = [];
const statuses = new Map<number | null, number>();
let sent = 0;
let isDone = false;
const visit = async (): Promise<void> => {
  while (!isDone) {
    const email = `disk-${sent++}@visitor.example.org`;
    const status = await sendInquiry(site.origin, email);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === ACKNOWLEDGED) acknowledged.push(email);
  }
};

const visitors = Array.from({ length: VISITORS }, visit);
await waitUntil(() => acknowledged.length > 50);
await disk.fill();
await waitUntil(() => (statuses.get(503) ?? 0) > 20);
const reads = await Promise.all(
  ["/", "/contact-us", "/blog", "/api/listings", "/api/healthz"].map((path) => sendRequest(site.origin, path)),
);
checkGuarantee(
  `reads work (${reads.map(({ status }) => status).join(" ")})`,
  reads.every(({ status }) => status === 200),
);
const before = acknowledged.length;
await disk.empty();
await waitUntil(() => acknowledged.length > before + 20);
isDone = true;
await Promise.all(visitors);
await site.stop();
const stored = new Set(await readEmbeddedSenders(data));
checkGuarantee(
  "no acknowledged inquiry is lost",
  acknowledged.every((email) => stored.has(email)),
);
const others = [...statuses.keys()].filter((status) => status !== ACKNOWLEDGED && status !== 503);
checkGuarantee(`writes were answered 303 or 503 only (${others.join(" ")})`, others.length === 0);
await disk.remove();
reportDrill(
  guarantee,
  `${acknowledged.length} acknowledged, 0 lost, ${statuses.get(503)} answered 503, recovered without a restart`,
);
process.exit(0);
