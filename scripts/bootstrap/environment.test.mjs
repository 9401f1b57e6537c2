import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cleanEnvironment, removeConfiguration, withEnvFile, withRuntimeFirst } from "./environment.mjs";

const folder = mkdtempSync(join(tmpdir(), "handover-environment-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("removes a hosting image's settings in any spelling", () => {
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

test("keeps the machine's registry and cache settings", () => {
  const stored = {
    npm_config_cache: "/cache",
    npm_config_registry: "https://packages.example.com",
    NODE_OPTIONS: "--no-warnings",
    PORT: "4000",
  };
  expect(cleanEnvironment(stored)).toEqual(stored);
});

test("reads the project's .env, and the shell's value takes precedence", () => {
  writeFileSync(join(folder, ".env"), 'COUNTRY=CA\nBRAND_NAME="Two words" # a comment\n');
  const env = withEnvFile({ COUNTRY: "US" }, folder, process.execPath);
  expect(env).toMatchObject({ COUNTRY: "US", BRAND_NAME: "Two words" });
});

test("leaves the environment unchanged without a .env", () => {
  expect(withEnvFile({ COUNTRY: "US" }, join(folder, "elsewhere"), process.execPath)).toEqual({ COUNTRY: "US" });
});

test("runs tests on the defaults, whatever the shell sets", () => {
  writeFileSync(join(folder, ".env.example"), "# The port.\nPORT=3000\n# DATABASE_URL=\n");
  expect(removeConfiguration({ PORT: "80", DATABASE_URL: "postgres://live", HOME: "/home/ann" }, folder)).toEqual({
    HOME: "/home/ann",
  });
});

test("puts the chosen Node first on the path, also if it is spelled Path", () => {
  expect(withRuntimeFirst({ Path: "/usr/bin" }, "/opt/node/bin/node")).toEqual({
    Path: `/opt/node/bin${delimiter}/usr/bin`,
  });
});
