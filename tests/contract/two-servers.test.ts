import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addVersions } from "#db/cache-versions.ts";
import { type Connection, connectPostgres, type Db } from "#db/connect.ts";
import { getPage } from "../support/page.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { sendRequest } from "../support/send-request.ts";
import { createDataFolder, loadSmallDemo, type Site, startSite } from "../support/server.ts";
import { type FinishedProgram, runProgram, startServerProcess } from "../support/server-process.ts";

const SEARCH = "/buy-a-business/business-listing-search?office=tampa-bay&sort=newest";
const OFFICE = "/locations/florida/tampa-bay";
const LOCATIONS = "/locations";
/** Visits after a change was first seen; none of them may get the old page. */
const VISITS_AFTER_CHANGE = 30;

let server: PostgresServer;
let connection: Connection;
let sites: Site[];
let env: Record<string, string>;
let demo: FinishedProgram;

beforeAll(async () => {
  server = await startPostgres();
  const SECRET_KEY = randomBytes(32).toString("hex");
  env = { DATABASE_URL: server.url, SECRET_KEY, DEMO: "1", PUBLIC_ORIGIN: "http://localhost:3000" };
  demo = await loadSmallDemo(env);
  sites = [await startSite({ env, fresh: true }), await startSite({ env, fresh: true })];
  connection = connectPostgres(server.url, () => {});
});
afterAll(async () => {
  await connection?.close();
  await Promise.all(sites?.map((site) => site.stop()) ?? []);
  await server?.stop();
});

const read = async (site: Site, path: string) => getPage((await sendRequest(site.origin, path)).body).text;

/** Loads the pages into the cache of every site and expects equal content. */
async function warmCaches(...paths: string[]): Promise<void> {
  for (const path of paths) {
    const pages = await Promise.all([...sites, ...sites].map((site) => sendRequest(site.origin, path)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(pages.map(({ headers }) => headers.etag?.split("-")[0])).size).toBe(1);
  }
}

/** Waits until both sites show the new text, then expects that the old page never returns. */
async function expectOnBothSites(path: string, words: string): Promise<void> {
  await Promise.all(
    sites.map(async (site) => {
      await expect.poll(() => read(site, path)).toContain(words);
      for (let visit = 0; visit < VISITS_AFTER_CHANGE; visit++) expect(await read(site, path)).toContain(words);
    }),
  );
}

/** Writes a change and its invalidated tags in one transaction, as the program does. */
const write = (change: (db: Db) => Promise<unknown>, ...tags: string[]) =>
  connection.db.transaction().execute(async (db) => {
    await change(db);
    await addVersions(db, tags);
  });
const rename = (name: string) => (db: Db) =>
  db.updateTable("offices").set({ name, heading: name }).where("slug", "=", "tampa-bay").execute();

test("the demo command loads the requested size into an empty database, once", async () => {
  const { code, stdout, stderr } = demo;
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/82 offices\n[\s\S]*listings\n/) });
  expect(stdout).toMatch(/^Loaded 82 offices and 400 listings in \d+ s\. All people are fictional\.\n$/);
  const again = await runProgram("command.js", ["demo", "--listings", "500"], env);
  expect(again).toEqual({ code: 1, stdout: "", stderr: expect.stringContaining("with 400 listings") });
});

test("an imported listing and its new price appear on both sites", async () => {
  const file = join(await createDataFolder(true), "own.csv");
  const importListing = async (price: number, result: RegExp) => {
    await writeFile(
      file,
      `Listing #,Headline,Category,Location,Asking Price,Status,Office,Date Listed\n90010001,Lighthouse for Two,Bakery,"Tampa, FL",${price},Active,tampa-bay,2026-11-19\n`,
    );
    const { code, stdout } = await runProgram("command.js", ["import", file], env);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(result) });
  };
  await warmCaches(SEARCH);
  await importListing(987_000, /1 new/);
  await expectOnBothSites(SEARCH, "$987,000");
  const listing = "/buy-a-business/listings/lighthouse-for-two-90010001";
  await warmCaches(SEARCH, listing);
  await importListing(876_000, /1 updated/);
  await expectOnBothSites(SEARCH, "$876,000");
  await expectOnBothSites(listing, "$876,000");
});

test("an office's new name appears on its page and in the office list of both sites", async () => {
  for (const name of ["Bay of Plenty", "Bay of Pelicans"]) {
    await warmCaches(OFFICE, LOCATIONS);
    await write(rename(name), "offices", "office:tampa-bay");
    await expectOnBothSites(LOCATIONS, name);
    await expectOnBothSites(OFFICE, name);
  }
});

test("a change appears even if its notification is lost", async () => {
  await warmCaches(OFFICE);
  await connection.db.transaction().execute(async (db) => {
    await rename("Quiet Bay")(db);
    await sql`insert into cache_versions (tag) values ('office:tampa-bay'), ('offices')`.execute(db);
  });
  await expectOnBothSites(OFFICE, "Quiet Bay");
});

test("an uncommitted change appears on neither site", async () => {
  await warmCaches(OFFICE);
  const undone = write(async (db) => {
    await rename("Bay of Nothing")(db);
    throw new Error("changed their mind");
  }, "offices");
  await expect(undone).rejects.toThrow("changed their mind");
  await write(rename("Bay of All"), "offices", "office:tampa-bay");
  await expectOnBothSites(OFFICE, "Bay of All");
  for (const site of sites) expect(await read(site, OFFICE)).not.toContain("Bay of Nothing");
});

test("a node of two processes shares a port, replaces one that ends, and stops as one", async () => {
  const node = await startServerProcess({ ...env, DATA_DIR: sites[0]!.dataDir }, ["--processes", "2"]);
  const listProcesses = async (): Promise<string[]> => {
    const { body } = await sendRequest(node.origin, "/api/metrics");
    return [...body.matchAll(/^database_up\{process="(\d+)"\} 1$/gm)].map(([, process = ""]) => process);
  };
  await expect.poll(listProcesses).toEqual(["1", "2"]);
  const children = await readFile(`/proc/${node.pid}/task/${node.pid}/children`, "utf8");
  process.kill(Number(children.split(" ")[0]), "SIGKILL");
  // A connection that is handed to a process as it dies is lost, so none is opened until the next one serves.
  await expect.poll(() => node.log().match(/^Serving /gm)?.length).toBe(3);
  await expect.poll(listProcesses).toEqual([expect.stringMatching(/^[12]$/), "3"]);
  expect(node.log()).toMatch(/Process [12] ended with SIGKILL; starting another\./);
  expect((await sendRequest(node.origin, "/locations")).status).toBe(200);
  expect(await node.stop()).toBe(0);
});

test("a node of several processes says what it lacks and ends", async () => {
  const embedded = await runProgram("main.js", ["--processes", "2"], { DATA_DIR: await createDataFolder(true) });
  expect(embedded).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^--processes needs a PostgreSQL server.*\n$/),
  });
  const wrong = await runProgram("main.js", ["--processes", "many"], env);
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Choose how many processes serve/) });
});
