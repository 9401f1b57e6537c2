import { randomBytes } from "node:crypto";
import { cpSync, existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
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
const MAIL = "docs/operations/mail.md";
const documented = [OPERATIONS, DATA, SCALING, RUNBOOKS, MAIL].flatMap(readDocumentedCommands);

/** Commands that other tests run, because they are about PostgreSQL's own programs and services. */
const ELSEWHERE: Record<string, string> = {
  "Read replicas": "tests/nightly/postgresql-commands.test.ts",
  "A certificate for PostgreSQL": "tests/nightly/postgresql-commands.test.ts",
  "Point-in-time recovery": "tests/nightly/postgresql-commands.test.ts",
  "Delete old base backups": "tests/nightly/postgresql-commands.test.ts",
  "Go back": "tests/nightly/postgresql-commands.test.ts",
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

/** Installs the release and writes its settings, without starting anything. */
async function install(machine: Machine, edited: string): Promise<void> {
  for (const heading of ["Install", "Release", "Database and settings"])
    await follow(machine, OPERATIONS, heading, { edited });
  await follow(machine, OPERATIONS, "Services", { blocks: [0] });
}

const startServices = (machine: Machine) => follow(machine, OPERATIONS, "Services", { blocks: [1, 2] });

test("installs a release, two nodes, a worker and a nightly backup", async () => {
  await install(site, getSettings());
  await startServices(site);
  for (const port of ["3001", "3002"]) await expect.poll(async () => (await getHome(site, port)).status).toBe(200);
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
  await follow(site, OPERATIONS, "Operations", { codes: [1] });
  await follow(site, OPERATIONS, "Monitoring", { blocks: [0] });
  await follow(site, OPERATIONS, "Monitoring", { blocks: [1], codes: [1] });
  await follow(site, OPERATIONS, "Proxy and TLS", { blocks: [0, 1, 3] });
  await follow(site, OPERATIONS, "Proxy and TLS", { blocks: [2, 4], codes: [1] });
});

test("changes a setting, and types the commands for containers", async () => {
  for (const heading of ["Changing a setting", "Containers instead"]) await follow(site, OPERATIONS, heading);
});

test("backs up, and copies the backup elsewhere", async () => {
  const unfinished = join(site.folder, "var/backups/handover/killed.tar.partial");
  writeFileSync(unfinished, "");
  utimesSync(unfinished, 0, 0);
  expect(await follow(site, DATA, "Backup")).toMatch(/Backup [\s\S]*\d{4}-\d\d-\d\d\.tar\n/);
  expect(existsSync(unfinished)).toBe(false);
  expect((await site.run("sudo -u handover handover doctor")).output).toContain("Backup: the last one is 0 h old.");
});

test("follows the runbooks", async () => {
  const headings = documented.filter(({ page }) => page === RUNBOOKS).map(({ heading }) => heading);
  const own = ["Data was deleted or changed by mistake", "A lost head office account", "The machine is gone"];
  for (const heading of new Set(headings.filter((heading) => !own.includes(heading))))
    await follow(site, RUNBOOKS, heading, { codes: heading === "Runbooks" || /Emails/.test(heading) ? [0, 1] : [0] });
});

test("restores a copy next to the site, and puts it in the site's place", async () => {
  const heading = "Data was deleted or changed by mistake";
  const copy = readBlock(RUNBOOKS, "ini").replace("3009", String(site.ports["3009"]));
  const names = [...copy.matchAll(/^[A-Z_]+(?==)/gm)].map(([name]) => name);
  const others = getSettings()
    .split("\n")
    .filter((line) => !names.includes(line.split("=")[0] ?? ""));
  const edited = `${others.join("\n")}\n${copy}`;
  expect(await follow(site, RUNBOOKS, heading, { blocks: [0, 1], edited })).toContain("Restored and verified");
  // This site has no files yet.
  expect((await site.run("mkdir -p /var/lib/handover/files /var/lib/handover-copy/files")).code).toBe(0);
  await follow(site, RUNBOOKS, heading, { blocks: [2], until: /Serving /, codes: [0, 143, -1] });
  expect(await follow(site, RUNBOOKS, heading, { blocks: [3, 4, 5] })).toContain("All are unchanged");
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
  const edited = `${getSettings().replace(SECRET_KEY, fresh)}SECRET_KEY_PREVIOUS=${SECRET_KEY}\n`;
  expect(await follow(site, DATA, "Keys", { edited })).toMatch(/SECRET_KEY_PREVIOUS/);
});

test("restores the backup on a new machine", async () => {
  await install(restored, getSettings());
  cpSync(join(site.folder, "remote"), join(restored.folder, "remote"), { recursive: true });
  await follow(restored, RUNBOOKS, "The machine is gone", { blocks: [0, 1] });
  expect(await follow(restored, DATA, "Restore")).toMatch(/Restored and verified[\s\S]*All are unchanged/);
  await startServices(restored);
  expect((await getHome(restored)).status).toBe(200);
  await follow(restored, RUNBOOKS, "The machine is gone", { blocks: [2], codes: [1] });
  expect(await follow(restored, RUNBOOKS, "A lost head office account")).toMatch(/\/desk\/opening\?token=/);
});

test("moves an embedded site to PostgreSQL", async () => {
  const settings = getSettings()
    .replace(/^DATABASE_URL=.*\n/m, "DEMO=0\n")
    .replace(/^SECRET_KEY=.*\n/m, "");
  await install(embedded, settings);
  expect((await embedded.run("sudo -u handover handover verify-chain")).code).toBe(0);
  const own = readFileSync(join(embedded.folder, "var/lib/handover/secret-key"), "utf8");
  const edited = getSettings().replace(SECRET_KEY, own);
  const heading = "From the embedded database to PostgreSQL";
  expect(await follow(embedded, DATA, heading, { edited })).toContain("Moved.");
  expect((await getHome(embedded)).status).toBe(200);
});

test("adds a node, several processes, and a bucket's files", async () => {
  await follow(site, SCALING, "Several nodes");
  await site.run("cp /etc/handover.env /etc/handover-ca.env");
  await follow(site, SCALING, "Editions side by side", { codes: [1] });
  expect(readFileSync(join(site.folder, "log/handover-processes@3003"), "utf8")).toContain("Serving");
  await follow(site, DATA, "Data");
});

test("connects a mail server", async () => {
  // tests/operations.test.ts runs the program itself.
  await follow(site, MAIL, "Connecting a mail server", { edited: readBlock(MAIL, "js") });
  expect(readFileSync(join(site.folder, "usr/local/bin/pass-on-mail"), "utf8")).toContain("Webhook-Signature");
});

test("has typed every command", () => {
  const left = documented.filter((each) => !typed.has(each) && !(each.heading in ELSEWHERE));
  expect(left).toEqual([]);
});
