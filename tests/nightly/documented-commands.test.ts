import { randomBytes } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { type DocumentedCommands, readBlock, readDocumentedCommands } from "../support/operator/documented-commands.ts";
import { createMachine, type Machine } from "../support/operator/machine.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { sendRequest } from "../support/send-request.ts";

/*
 * An operator who has only the documentation: every command of docs/operations is typed in its order, on servers of
 * their own. What needs a network, root or another program has a stand-in (tests/support/operator/programs.mjs).
 */
const OPERATIONS = "docs/operations.md";
const DATA = "docs/operations/data.md";
const SCALING = "docs/operations/scaling.md";
const RUNBOOKS = "docs/operations/runbooks.md";
const documented = [OPERATIONS, DATA, SCALING, RUNBOOKS].flatMap(readDocumentedCommands);

/** Commands that other tests run, because they are about PostgreSQL's own programs and services. */
const ELSEWHERE: Record<string, string> = {
  "Read replicas": "src/db/postgres/replicas.test.ts",
  "Back to a moment": "drills/point-in-time.drill.ts",
};

let servers: PostgresServer[];
let site: Machine;
let restored: Machine;
let embedded: Machine;
let mail: MailServer;
const SECRET_KEY = randomBytes(36).toString("base64");
const typed = new Set<DocumentedCommands>();

beforeAll(async () => {
  servers = await Promise.all([startPostgres(), startPostgres(), startPostgres()]);
  [site, restored, embedded] = (await Promise.all(servers.map(({ url }) => createMachine(url)))) as [
    Machine,
    Machine,
    Machine,
  ];
  mail = await startMailServer();
});
afterAll(async () => {
  await Promise.all([site, restored, embedded].map((machine) => machine?.stop()));
  await Promise.all([...(servers ?? []).map((server) => server.stop()), mail?.stop()]);
});

/** The settings of the documentation, with values of this operator. */
const getSettings = (): string =>
  readBlock(OPERATIONS, "ini")
    .replace("the-output-of-openssl", SECRET_KEY)
    .replace(/^SMTP_URL=.*$/m, `SMTP_URL=${mail.url}`);

/** Types the commands under a heading; `blocks` are their positions there. */
async function follow(
  machine: Machine,
  page: string,
  heading: string,
  options: { blocks?: number[]; edited?: string; until?: RegExp; codes?: number[] } = {},
) {
  const all = documented.filter((each) => each.page === page && each.heading === heading);
  expect([heading, all.length]).not.toEqual([heading, 0]);
  let output = "";
  for (const [at, each] of all.entries()) {
    if (options.blocks && !options.blocks.includes(at)) continue;
    typed.add(each);
    const result = await machine.run(each.commands, options);
    output += result.output;
    if (!(options.codes ?? [0]).includes(result.code ?? -1))
      throw new Error(`${heading}: ${each.commands}\n${result.output}\nexit code ${result.code}`);
  }
  return output;
}

const getHome = (machine: Machine, port = "3001") =>
  sendRequest(`http://127.0.0.1:${machine.ports[port]}`, "/", { headers: { Host: "www.example.com" } });

function changeSettings(machine: Machine, change: (settings: string) => string): void {
  const file = join(machine.folder, "etc/handover.env");
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

test("installs a release, two nodes, a worker and a nightly backup", async () => {
  await follow(site, OPERATIONS, "Install", { edited: getSettings() });
  for (const port of ["3001", "3002"]) expect((await getHome(site, port)).status).toBe(200);
  expect(await follow(site, OPERATIONS, "First head office", { blocks: [0] })).toMatch(
    /https:\/\/www\.example\.com\/desk\/opening\?token=\S+/,
  );
});

test("imports listings, and asks the doctor", async () => {
  cpSync(join(import.meta.dirname, "../../demo/listings.csv"), join(site.folder, "listings.csv"));
  const listings = documented.find(({ commands }) => commands.includes("handover import"))!;
  typed.add(listings);
  const file = join(site.folder, "listings.csv");
  const { code, output } = await site.run(listings.commands.replace("listings.csv", file));
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/[1-9]\d* new/) });
  // The example's domain isn't ours, so the doctor finds problems.
  const diagnose = () => follow(site, OPERATIONS, "Email", { codes: [1] });
  // Scheduled jobs run every minute.
  await expect.poll(diagnose, { timeout: 200_000, interval: 5_000 }).toContain("Queue: a worker is running.");
  for (const heading of ["Operations", "Monitoring"]) await follow(site, OPERATIONS, heading, { codes: [1] });
});

test("backs up, and copies the backup elsewhere", async () => {
  expect(await follow(site, DATA, "Backup")).toContain("Backup ");
  expect((await site.run("sudo systemctl start handover-backup")).code).toBe(0);
});

test("follows the runbooks", async () => {
  for (const each of documented.filter(({ page, heading }) => page === RUNBOOKS && heading === "Runbooks")) {
    typed.add(each);
    const { code, output } = await site.run(each.commands);
    expect([each.commands, /doctor/.test(each.commands) ? 0 : code, output]).toEqual([each.commands, 0, output]);
  }
});

test("upgrades and rolls back under load, without a failed request", async () => {
  const release = join(site.folder, "opt/handover");
  cpSync(join(release, "handover-0.1.0-linux-x64"), join(release, "handover-0.2.0-linux-x64"), { recursive: true });
  for (const heading of ["Upgrade", "Rollback"]) {
    const load = startLoad();
    await follow(site, DATA, heading);
    expect(await load.stop()).toMatchObject({ failed: 0 });
  }
});

/** Requests pages one after the other as a proxy does: from the other node if one doesn't answer or isn't ready. */
function startLoad() {
  let isStopping = false;
  const result = { requests: 0, failed: 0 };
  const request = async (port: string): Promise<boolean> => {
    const path = `/locations?radius=${result.requests}`;
    const headers = { Host: "www.example.com" };
    const answer = await sendRequest(`http://127.0.0.1:${site.ports[port]}`, path, { headers }).catch(() => null);
    return answer !== null && answer.status < 500;
  };
  const running = (async () => {
    while (!isStopping) {
      const [first, second] = result.requests % 2 ? ["3001", "3002"] : ["3002", "3001"];
      if (!(await request(first!)) && !(await request(second!))) result.failed += 1;
      result.requests += 1;
    }
    return result;
  })();
  return {
    stop: () => {
      isStopping = true;
      return running;
    },
  };
}

test("changes the secret key", async () => {
  const fresh = randomBytes(36).toString("base64");
  changeSettings(site, (text) => `${text.replace(SECRET_KEY, fresh)}SECRET_KEY_PREVIOUS=${SECRET_KEY}\n`);
  expect(await follow(site, DATA, "Keys")).toMatch(/SECRET_KEY_PREVIOUS/);
});

test("restores the backup on a new machine", async () => {
  await follow(restored, OPERATIONS, "Install", { blocks: [0, 1], edited: getSettings() });
  cpSync(join(site.folder, "var/backups/handover"), join(restored.folder, "var/backups/handover"), { recursive: true });
  expect(await follow(restored, DATA, "Restore")).toMatch(/Restored and verified[\s\S]*All are unchanged/);
  await follow(restored, OPERATIONS, "Install", { blocks: [2] });
  expect((await getHome(restored)).status).toBe(200);
  expect(await follow(restored, RUNBOOKS, "A lost head office account")).toMatch(/\/desk\/opening\?token=/);
});

test("moves an embedded site to PostgreSQL", async () => {
  const settings = getSettings().replace(/^DATABASE_URL=.*\n/m, "DEMO=0\n");
  await follow(embedded, OPERATIONS, "Install", { blocks: [0, 1], edited: settings });
  expect((await embedded.run("sudo -u handover handover verify-chain")).code).toBe(0);
  expect(await follow(embedded, DATA, "From the embedded database to PostgreSQL")).toContain("Moved.");
  changeSettings(embedded, () => getSettings());
  await follow(embedded, OPERATIONS, "Install", { blocks: [2] });
  expect((await getHome(embedded)).status).toBe(200);
});

test("adds a node, several processes, and a bucket's files", async () => {
  await follow(site, SCALING, "Several nodes", { blocks: [0] });
  expect(
    await follow(site, SCALING, "Several nodes", { blocks: [1], until: /(Serving [\s\S]*){4}/, codes: [0, 143, -1] }),
  ).toContain("Serving");
  // This site has no files yet.
  expect((await site.run("mkdir -p /var/lib/handover/files")).code).toBe(0);
  await follow(site, DATA, "Data");
});

test("has typed every command", () => {
  const left = documented.filter((each) => !typed.has(each) && !(each.heading in ELSEWHERE));
  expect(left).toEqual([]);
});
