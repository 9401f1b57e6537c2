import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cleanEnvironment, withEnvFile, withoutConfiguration, withRuntimeFirst } from "./environment.mjs";

const folder = mkdtempSync(join(tmpdir(), "handover-environment-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("what a hosting image left behind does not change the install, in whichever spelling", () => {
  const inherited = {
    NODE_ENV: "production",
    npm_config_omit: "dev",
    NPM_CONFIG_PRODUCTION: "true",
    npm_config_ignore_scripts: "true",
    "npm_config_ignore-scripts": "true",
    Npm_Config_Include: "prod",
  };
  expect(cleanEnvironment(inherited)).toEqual({});
});

test("where packages come from and are kept stays the machine's own affair", () => {
  const stored = {
    npm_config_cache: "/cache",
    npm_config_registry: "https://packages.example.com",
    NODE_OPTIONS: "--no-warnings",
    PORT: "4000",
  };
  expect(cleanEnvironment(stored)).toEqual(stored);
});

test("the project's .env is read, and the shell's own value wins over it", () => {
  writeFileSync(join(folder, ".env"), 'COUNTRY=CA\nBRAND_NAME="Two words" # a comment\n');
  const env = withEnvFile({ COUNTRY: "US" }, folder, process.execPath);
  expect(env).toMatchObject({ COUNTRY: "US", BRAND_NAME: "Two words" });
});

test("a checkout without .env starts as it is", () => {
  expect(withEnvFile({ COUNTRY: "US" }, join(folder, "elsewhere"), process.execPath)).toEqual({ COUNTRY: "US" });
});

test("tests run on the defaults, whatever the shell is set up for", () => {
  writeFileSync(join(folder, ".env.example"), "# The port.\nPORT=3000\n# DATABASE_URL=\n");
  expect(withoutConfiguration({ PORT: "80", DATABASE_URL: "postgres://live", HOME: "/home/ann" }, folder)).toEqual({
    HOME: "/home/ann",
  });
});

test("the chosen Node is the first one on the path, also where the path is spelled Path", () => {
  expect(withRuntimeFirst({ Path: "/usr/bin" }, "/opt/node/bin/node")).toEqual({
    Path: `/opt/node/bin${delimiter}/usr/bin`,
  });
});
