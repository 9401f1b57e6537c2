import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectPostgres } from "#db/connect.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { postForm, sendRequest } from "../support/send-request.ts";
import { createDataFolder, type Site, startSite } from "../support/server.ts";
import { runProgram, startServerProcess } from "../support/server-process.ts";

/* An operator's commands on built programs: backup of a running site, restore on both databases, move. */

const LISTINGS = "/buy-a-business/business-listing-search";

let site: Site;
let postgres: PostgresServer;
let backup = "";
beforeAll(async () => {
  [site, postgres] = await Promise.all([startSite(), startPostgres()]);
  const inquiry = { name: "Pat Doe", email: "pat@example.com", message: "Is it still for sale?", privacy_terms: "1" };
  await postForm(site.origin, "/contact-us", inquiry);
  backup = join(await createDataFolder(true), "site.tar");
  const { code, stdout } = await runProgram("command.js", ["backup", backup], { DATA_DIR: site.dataDir });
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Backup .* [1-9]\d* links of NDA/),
  });
});
afterAll(() => postgres.stop());

async function getTotal(origin: string): Promise<string | undefined> {
  const { body } = await sendRequest(origin, LISTINGS);
  return /[\d,]+ businesses/.exec(body.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "))?.[0];
}

async function expectSameSite(env: Record<string, string>): Promise<void> {
  const restored = await startServerProcess(env);
  const total = await getTotal(restored.origin);
  expect(total).toMatch(/\d/);
  expect(total).toBe(await getTotal(site.origin));
  expect(await restored.stop()).toBe(0);
}

test("restores a running site's backup into a new folder, also twice", async () => {
  const env = { DATA_DIR: await createDataFolder(true) };
  for (const result of ["Restored and verified: ", "Already restored: "]) {
    const { code, stdout } = await runProgram("command.js", ["restore", backup], env);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(result) });
  }
  await expectSameSite(env);
});

test("restores in place of a later database and sets that aside", async () => {
  const env = { DATA_DIR: await createDataFolder() };
  const { code, stderr } = await runProgram("command.js", ["restore", backup], env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("The previous database is in ") });
  expect((await readdir(env.DATA_DIR)).filter((name) => name.startsWith("database.replaced-"))).toHaveLength(1);
  await expectSameSite(env);
});

test("restores the same backup into PostgreSQL", async () => {
  const SECRET_KEY = await readFile(join(site.dataDir, "secret-key"), "utf8");
  const env = { DATA_DIR: await createDataFolder(true), DATABASE_URL: postgres.url, SECRET_KEY };
  const { code, stdout } = await runProgram("command.js", ["restore", backup], env);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("Restored and verified: ") });
  await expectSameSite(env);
});

test("moves a stopped site to PostgreSQL, once", async () => {
  const DATA_DIR = await createDataFolder(true);
  await runProgram("command.js", ["restore", backup], { DATA_DIR });
  const admin = connectPostgres(postgres.url, () => {});
  await admin.executeSql("create database moved");
  await admin.close();
  const DATABASE_URL = new URL("moved", postgres.url).href;
  const moved = await runProgram("command.js", ["move", "--to", DATABASE_URL], { DATA_DIR });
  expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Moved\./) });
  const again = await runProgram("command.js", ["move", "--to", DATABASE_URL], { DATA_DIR });
  expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database isn't empty: .*\n$/) });
  await expectSameSite({ DATA_DIR, DATABASE_URL, SECRET_KEY: await readFile(join(DATA_DIR, "secret-key"), "utf8") });
});

test("doesn't restore or move a site that is running", async () => {
  for (const args of [
    ["restore", backup],
    ["move", "--to", postgres.url],
  ]) {
    const { code, stderr } = await runProgram("command.js", args, { DATA_DIR: site.dataDir });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("is in use by process") });
  }
});
