import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadSecretKeys } from "./secret-keys.ts";

let data_dir: string;
beforeEach(() => {
  data_dir = mkdtempSync(join(tmpdir(), "handover-keys-"));
});
afterEach(() => rmSync(data_dir, { recursive: true }));

const none = { secret_key: null, secret_key_previous: null };

test("creates a private key on the first start without a configured one and reuses it later", () => {
  const [key] = loadSecretKeys({ ...none, data_dir });
  expect(key.length).toBeGreaterThanOrEqual(43);
  expect(loadSecretKeys({ ...none, data_dir })).toEqual([key]);
  expect(readdirSync(data_dir)).toEqual(["secret-key"]);
  expect(statSync(join(data_dir, "secret-key")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(data_dir, "secret-key"), "utf8")).toBe(key);
});

test("creates different keys for two sites", () => {
  const other = join(data_dir, "other");
  expect(loadSecretKeys({ ...none, data_dir: other })).not.toEqual(loadSecretKeys({ ...none, data_dir }));
});

test("signs with the configured key, verifies with the previous one, and writes nothing", () => {
  expect(loadSecretKeys({ secret_key: "new", secret_key_previous: "old", data_dir })).toEqual(["new", "old"]);
  expect(readdirSync(data_dir)).toEqual([]);
});
