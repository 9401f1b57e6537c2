import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartupError } from "#lib/errors.ts";
import type { Connection } from "../connect.ts";
import { claimForEdition, openEmbedded } from "./data-folder.ts";

const databaseThread = join(import.meta.dirname, "worker.ts");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handover-data-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("binds a data folder to the edition that first opened it", () => {
  claimForEdition(folder, "FR");
  expect(() => claimForEdition(folder, "FR")).not.toThrow();
  expect(readdirSync(folder)).toEqual(["edition.json"]);
  const claimForUs = () => claimForEdition(folder, "US");
  expect(claimForUs).toThrow(StartupError);
  expect(claimForUs).toThrow(
    `COUNTRY is US, but DATA_DIR ${folder} contains the FR edition. Set another DATA_DIR or COUNTRY=FR.`,
  );
});

test("creates a missing data folder", () => {
  const tx = join(folder, "a", "b");
  claimForEdition(tx, "US");
  expect(existsSync(join(tx, "edition.json"))).toBe(true);
});

const countOffices = async ({ db }: Connection) =>
  Number((await sql<{ n: string }>`select count(*) as n from offices`.execute(db)).rows[0]?.n);
const createWithRows = (name: string) => async (connection: Connection) => {
  await connection.executeSql(`create table marks (name text); insert into marks values ('${name}')`);
};
const listMarks = async ({ db }: Connection) => (await sql`select name from marks`.execute(db)).rows;

test("a failed first start leaves no partial database, and the next one starts over", async () => {
  mkdirSync(join(folder, "database.new-99999"));
  writeFileSync(join(folder, "database.new-99999", "half"), "");
  const failing = openEmbedded(folder, databaseThread, async (fresh) => {
    await createWithRows("half")(fresh);
    throw new Error("the sample is damaged");
  });
  await expect(failing).rejects.toThrow("the sample is damaged");
  expect(existsSync(join(folder, "database"))).toBe(false);

  const second = await openEmbedded(folder, databaseThread, createWithRows("whole"));
  expect(readdirSync(folder)).toEqual(["database"]);
  expect(await listMarks(second)).toEqual([{ name: "whole" }]);
  expect(await countOffices(second)).toBe(0);
  await second.close();

  // Reopening does not fill it again.
  const third = await openEmbedded(folder, databaseThread, async () => {
    throw new Error("filled twice");
  });
  expect(await listMarks(third)).toEqual([{ name: "whole" }]);
  await third.close();
});
