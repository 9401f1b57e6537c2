import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { sendRequest } from "../support/send-request.ts";
import { createDataFolder } from "../support/server.ts";

/* A release outside the checkout, on Node alone. */

const root = join(import.meta.dirname, "../..");
const runFile = promisify(execFile);
const MAX_BYTES = 250_000_000;

let release = "";
beforeAll(async () => {
  const { stdout } = await runFile(process.execPath, ["scripts/run.mjs", "release"], { cwd: root });
  const made = /^(.+): \d+ MB/m.exec(stdout)?.[1] ?? "";
  release = join(await createDataFolder(true), "handover");
  await cp(made, release, { recursive: true });
});

test("is smaller than 250 MB and unchanged", async () => {
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  await runFile("sha256sum", ["-c", "--quiet", "SHA256SUMS"], { cwd: release });
});

test("names every package with its license", async () => {
  const { components } = JSON.parse(await readFile(join(release, "sbom.json"), "utf8"));
  expect(components.length).toBeGreaterThan(200);
  expect(await readFile(join(release, "licenses.txt"), "utf8")).toMatch(/^react@\S+: MIT$/m);
});

test.each([
  ["US", "en-US"],
  ["JP", "ja-JP"],
])("serves the %s edition in %s", async (COUNTRY, LOCALES) => {
  const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: await createDataFolder(true), COUNTRY, LOCALES };
  const child = spawn(join(release, "handover"), ["start"], { env, stdio: ["ignore", "ignore", "pipe"] });
  try {
    let origin: string | undefined;
    for await (const line of createInterface({ input: child.stderr })) {
      origin = /^Serving .* at (http:\S+)$/.exec(line)?.[1];
      if (origin) break;
    }
    const { status, body } = await sendRequest(origin ?? "", "/");
    expect([status, /<html lang="([^"]*)"/.exec(body)?.[1]]).toEqual([200, LOCALES]);
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
});
