import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbedded } from "#db/embedded/data-folder.ts";
import { readOutbox, waitForMail } from "../support/outbox.ts";
import { postForm, sendRequest } from "../support/send-request.ts";
import { createDataFolder, type Site, startSite } from "../support/server.ts";
import { runProgram, spawnProgram } from "../support/server-process.ts";

const INQUIRY = { name: "Pat Doe", message: "Is it still for sale?", privacy_terms: "1" };
const createForm = (email: string) => new URLSearchParams({ ...INQUIRY, email }).toString();

let holder: Site;
beforeAll(async () => {
  holder = await startSite();
});

/** Returns the addresses of these tests' inquiries in a closed or crashed database. */
async function readStoredEmails(folder: string): Promise<string[]> {
  const thread = join(import.meta.dirname, "../../src/db/embedded/worker.ts");
  const { db, close } = await openEmbedded(folder, thread, async () => {
    throw new Error("The database is gone.");
  });
  const stored = await db
    .selectFrom("enquiries")
    .select("email")
    .where("email", "like", "%@visitor.example.org")
    .execute();
  await close();
  return stored.map(({ email }) => email);
}

describe("a failed start exits with 1 and one line:", () => {
  const taken = createServer();
  beforeAll(async () => {
    taken.listen(0, "127.0.0.1");
    await once(taken, "listening");
  });
  afterAll(() => taken.close());

  async function getStartProblem(
    env: Record<string, string>,
    program: "main.js" | "command.js" = "main.js",
  ): Promise<string> {
    const { code, stdout, stderr } = await runProgram(program, program === "main.js" ? [] : ["import", "x.csv"], env);
    expect({ env, code, stdout }).toEqual({ env, code: 1, stdout: "" });
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    return stderr.trimEnd();
  }

  test("a folder in use by another server, with its pid", async () => {
    expect(await getStartProblem({ DATA_DIR: holder.dataDir })).toBe(
      `DATA_DIR ${holder.dataDir} is in use by process ${holder.pid}. Stop that process or set another DATA_DIR.`,
    );
    expect((await sendRequest(holder.origin, "/api/readyz")).status).toBe(200);
  });

  test("a port in use, before anything is written", async () => {
    const folder = await createDataFolder(true);
    const { port } = taken.address() as AddressInfo;
    expect(await getStartProblem({ DATA_DIR: folder, PORT: String(port) })).toBe(
      `PORT ${port} is in use by another program. Stop that program or set another PORT.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ["PORT", { PORT: "http" }],
    ["HOST", { HOST: "192.0.2.1" }],
    ["COUNTRY", { COUNTRY: "XX" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://127.0.0.1:1/x", SECRET_KEY: "s".repeat(32) }],
    ["RATE_LIMITS", { RATE_LIMITS: "off", HOST: "0.0.0.0" }],
  ])("an invalid %s: %j", async (name, env) => {
    const folder = await createDataFolder(true);
    expect(await getStartProblem({ DATA_DIR: folder, ...(env as Record<string, string>) })).toMatch(
      new RegExp(`^${name} .*\\.$`),
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test("the same invalid value given to a command", async () => {
    expect(await getStartProblem({ DATA_DIR: holder.dataDir, COUNTRY: "XX" }, "command.js")).toMatch(/^COUNTRY /);
  });

  test("a data folder that is a file", async () => {
    const file = join(await createDataFolder(true), "a-file");
    await writeFile(file, "");
    const below = join(file, "below");
    const getReason = (folder: string) => `DATA_DIR ${folder} is not a writable folder. Choose another.`;
    expect(await getStartProblem({ DATA_DIR: file })).toBe(getReason(file));
    expect(await getStartProblem({ DATA_DIR: below }, "command.js")).toBe(getReason(below));
  });
});

describe("a stop", () => {
  /** Starts an inquiry and withholds its last byte until the server has accepted the request. */
  async function startInquiry(site: Site, email: string): Promise<{ socket: Socket; rest: string; answer(): string }> {
    const { host, hostname, port } = new URL(site.origin);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.setEncoding("utf8").on("data", (piece) => {
      answer += piece;
    });
    const body = createForm(email);
    socket.write(
      `POST /contact-us HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\nExpect: 100-continue\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await once(socket, "data");
    expect(answer).toMatch(/^HTTP\/1\.1 100 /);
    socket.write(body.slice(0, -1));
    return { socket, rest: body.slice(-1), answer: () => answer };
  }
  const isStopping = (site: Site) => expect.poll(() => site.log(), { interval: 10 }).toContain('"stopping"');

  test("finishes requests in progress, accepts no new ones and loses nothing", async () => {
    const site = await startSite();
    const idle = connect(Number(new URL(site.origin).port), "localhost");
    await once(idle, "connect");
    const { socket, rest, answer } = await startInquiry(site, "last.minute@visitor.example.org");
    const stopped = site.stop();
    await isStopping(site);
    // Connections that were waiting when the stop began are still accepted; then none is.
    const sendHealthCheck = () =>
      sendRequest(site.origin, "/api/healthz").then(String, ({ code }: NodeJS.ErrnoException) => code);
    await expect.poll(sendHealthCheck, { interval: 10 }).toMatch(/ECONNREFUSED|ECONNRESET/);
    socket.write(rest);
    expect(await stopped).toBe(0);
    expect(answer()).toMatch(/\r\n\r\nHTTP\/1\.1 303 [\s\S]*location: \/contact-us\/thank-you\r\n/i);
    expect(await readdir(site.dataDir)).not.toContain("lock");
    expect(await readStoredEmails(site.dataDir)).toEqual(["last.minute@visitor.example.org"]);
  });

  test("tells a proxy first, while requests are still answered", async () => {
    const site = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
    const getStatuses = () =>
      Promise.all(
        ["/api/healthz", "/api/readyz", "/"].map(async (path) => (await sendRequest(site.origin, path)).status),
      );
    expect(await getStatuses()).toEqual([200, 200, 200]);
    const stopped = site.stop();
    await expect.poll(getStatuses, { interval: 10 }).toEqual([503, 503, 200]);
    expect(await stopped).toBe(0);
  });

  test("doesn't wait forever for an unfinished request", async () => {
    const { socket } = await startInquiry(holder, "never@visitor.example.org");
    expect(await holder.stop()).toBe(0);
    socket.destroy();
    expect(await readdir(holder.dataDir)).not.toContain("lock");
  });
});

describe("a crash", () => {
  test("during the first start leaves a folder that the next start completes", async () => {
    // Ireland's demo network is small.
    const env = { DATA_DIR: await createDataFolder(true), COUNTRY: "IE" };
    const start = spawnProgram("main.js", [], env);
    await expect.poll(() => start.output.stderr(), { interval: 5 }).toContain("listings.");
    start.child.kill("SIGKILL");
    expect(await start.ended).toBeNull();
    const left = await readdir(env.DATA_DIR);
    expect(left).toContain("lock");
    expect(left).toContainEqual(expect.stringMatching(/^database\.new-/));

    const site = await startSite({ env });
    const { status, body } = await sendRequest(site.origin, "/buy-a-business/business-listing-search");
    expect(status).toBe(200);
    const total = /id="results"[^>]*>([\d,]+) businesses/.exec(body)?.[1]?.replaceAll(",", "");
    expect(Number(total)).toBeGreaterThan(150);
    expect((await sendRequest(site.origin, "/locations/dublin/dublin")).status).toBe(200);
    expect((await readdir(env.DATA_DIR)).filter((name) => name.startsWith("database"))).toEqual(["database"]);
    expect(await site.stop()).toBe(0);
  });

  test("loses no acknowledged inquiry, and the next start continues", async () => {
    const site = await startSite();
    const acknowledged: string[] = [];
    let crashed: Promise<void> | undefined;
    await Promise.all(
      [1, 2, 3, 4].map(async (line) => {
        for (let attempt = 1; attempt <= 20 && !crashed; attempt++) {
          const email = `visitor.${line}.${attempt}@visitor.example.org`;
          // Requests in progress at the crash fail and were not acknowledged.
          const answer = await postForm(site.origin, "/contact-us", { ...INQUIRY, email }).catch(() => undefined);
          if (answer?.status === 303) acknowledged.push(email);
          if (acknowledged.length >= 40) crashed ??= site.kill9();
        }
      }),
    );
    await crashed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);

    const emails = await readStoredEmails(site.dataDir);
    expect(acknowledged.filter((email) => !emails.includes(email))).toEqual([]);
    expect(new Set(emails).size).toBe(emails.length);

    const later = await startSite({ env: { DATA_DIR: site.dataDir } });
    await postForm(later.origin, "/contact-us", { ...INQUIRY, email: "afterwards@visitor.example.org" });
    await waitForMail(later.origin, "afterwards@visitor.example.org");
    const written = (await readOutbox(later.origin))
      .map(({ to, subject }) => `${to} ${subject}`)
      .filter((line) => line.startsWith("visitor."));
    expect(new Set(written).size).toBe(written.length);
    expect(await later.stop()).toBe(0);
  });
});
