import { randomBytes } from "node:crypto";
import { Agent } from "node:http";
import { createArgon2Hasher } from "#integrations/password-hash.ts";
import { getCsrfHeaders, registerBuyer } from "../tests/support/buyer-calls.ts";
import { PAT } from "../tests/support/buyers.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { sendRequest } from "../tests/support/send-request.ts";
import { computeMedian, printRow } from "./report.ts";
import { startSite, withFolder } from "./sites/built-site.ts";

/*
 * Measures the CPU time of a login in the server's process, including its database, relative to one password hash, and
 * the event loop delay while fifty people sign in at once.
 */
const ROUNDS = 25;
const LOGINS = 20;
/** Requests before measuring, because a server that has run for a day has optimized its code. */
const WARMING = 1_000;
const CREDENTIALS = JSON.stringify({ email: PAT.email, password: PAT.password });

const postgres = await startPostgres();
const server = { DATABASE_URL: postgres.url, SECRET_KEY: randomBytes(32).toString("hex"), DEMO: "0" };
await measure("PostgreSQL", server, 1.15);
await postgres.stop();
// The embedded database runs in the same process.
await measure("embedded", {}, null);

async function measure(database: string, env: Record<string, string>, max: number | null): Promise<void> {
  await withFolder(async (folder) => {
    const site = await startSite(folder, { RATE_LIMITS: "off", ...env });
    const origin = `http://localhost:${site.port}`;
    await registerBuyer(origin);
    // Like a browser: one open connection with a CSRF token.
    const agent = new Agent({ keepAlive: true });
    const headers = {
      ...(await getCsrfHeaders(origin, "")),
      "Content-Type": "application/json",
      "Accept-Encoding": "gzip, deflate, br, zstd",
    };
    const requestLogin = () => sendRequest(origin, "/api/login", { method: "POST", headers, body: CREDENTIALS, agent });
    const logIn = async () => {
      const { status, body } = await requestLogin();
      if (status !== 200) throw new Error(`A login was answered ${status}: ${body}`);
    };
    for (let n = 0; n < WARMING; n++) await logIn();

    const measureLoginCpu = async (): Promise<number> => {
      const before = (await site.usage()).cpu_ms;
      for (let n = 0; n < LOGINS; n++) await logIn();
      return ((await site.usage()).cpu_ms - before) / LOGINS;
    };
    const ratios: number[] = [];
    const bares: number[] = [];
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      bares.push(await measureHash());
      costs.push(await measureLoginCpu());
      ratios.push((costs.at(-1) ?? 0) / (bares.at(-1) ?? 1));
    }
    printRow({
      what: `login, server CPU over a bare hash, ${database}`,
      value: computeMedian(ratios),
      unit: "×",
      beside: `${computeMedian(costs).toFixed(1)} ms against ${computeMedian(bares).toFixed(1)} ms`,
      ...(max && { wanted: { max } }),
      floor: { max: 3 },
    });

    await site.loopDelay();
    const statuses = await Promise.all(Array.from({ length: 50 }, requestLogin));
    const p99 = await site.loopDelay();
    agent.destroy();
    const rejected = statuses.filter(({ status }) => status !== 200).length;
    printRow({
      what: `event loop p99 during 50 logins at once, ${database}`,
      value: p99,
      unit: "ms",
      beside: `${rejected} refused`,
      wanted: { max: 10 },
      floor: { max: 200 },
    });
    await site.stop();
  });
}

/** Returns milliseconds of CPU time for one verification in this process. */
async function measureHash(): Promise<number> {
  const { hash, verify } = createArgon2Hasher();
  const stored = await hash(PAT.password);
  const before = process.cpuUsage();
  for (let n = 0; n < LOGINS; n++) await verify(stored, PAT.password);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / LOGINS;
}
