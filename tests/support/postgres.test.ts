import { existsSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "./postgres.ts";

test("a temporary server accepts a database and leaves nothing behind", async () => {
  const server = await startPostgres();
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query("create database first");
  const { rows } = await client.query("show data_directory");
  expect(existsSync(rows[0].data_directory)).toBe(true);
  await client.end();
  await server.stop();
  expect(existsSync(rows[0].data_directory)).toBe(false);
  await expect(new pg.Client(server.url).connect()).rejects.toThrow("ECONNREFUSED");
});
