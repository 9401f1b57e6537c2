import { randomBytes } from "node:crypto";
import { getCsrfHeaders, registerBuyer } from "../tests/support/buyer-calls.ts";
import { PAT } from "../tests/support/buyers.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { sendRequest } from "../tests/support/send-request.ts";
import { computeMedian, printRow } from "./report.ts";
import { startSite, withFolder } from "./sites/built-site.ts";

/*
 * Checks that response times of forgot-password calls don't reveal whether an address has an account. Sends pairs of
 * calls, one for an address with an account and one without, in alternating order, and also measures the next call
 * while the email is being written.
 */
const PAIRS = 150;
const WARMING = 40;

const postgres = await startPostgres();
const server = { DATABASE_URL: postgres.url, SECRET_KEY: randomBytes(32).toString("hex"), DEMO: "0" };
await measure("PostgreSQL", server);
await postgres.stop();
await measure("embedded", {});

async function measure(database: string, env: Record<string, string>): Promise<void> {
  await withFolder(async (folder) => {
    const site = await startSite(folder, { RATE_LIMITS: "off", ...env });
    const origin = `http://localhost:${site.port}`;
    await registerBuyer(origin);
    const headers = { ...(await getCsrfHeaders(origin, "")), "Content-Type": "application/json" };
    const measureDuration = async (work: () => Promise<unknown>): Promise<number> => {
      const started = performance.now();
      await work();
      return performance.now() - started;
    };
    const times = {
      known: { answer: [] as number[], next: [] as number[] },
      unknown: { answer: [] as number[], next: [] as number[] },
    };
    const requestReset = async (who: "known" | "unknown", email: string, counts: boolean): Promise<void> => {
      const body = JSON.stringify({ email });
      const answer = await measureDuration(() =>
        sendRequest(origin, "/api/forgot-password", { method: "POST", headers, body }),
      );
      const next = await measureDuration(() => sendRequest(origin, "/api/readyz"));
      if (!counts) return;
      times[who].answer.push(answer);
      times[who].next.push(next);
    };
    for (let n = 0; n < WARMING + PAIRS; n++) {
      const pair = [
        () => requestReset("known", PAT.email, n >= WARMING),
        () => requestReset("unknown", `${randomBytes(4).toString("hex")}@company.com`, n >= WARMING),
      ];
      for (const call of n % 2 ? pair : pair.toReversed()) await call();
    }
    for (const what of ["answer", "next"] as const) {
      const gaps = times.known[what].map((known, at) => known - (times.unknown[what][at] ?? 0));
      printRow({
        what: `${what === "answer" ? "forgotten password" : "the call after it"}, known − unknown, ${database}`,
        value: Math.abs(computeMedian(gaps)),
        unit: "ms",
        beside: `${computeMedian(times.known[what]).toFixed(2)} ms and ${computeMedian(times.unknown[what]).toFixed(2)} ms, ${PAIRS} pairs`,
        wanted: { max: 5 },
        floor: { max: 25 },
      });
    }
    await site.stop();
  });
}
