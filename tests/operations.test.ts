import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { commands } from "../scripts/bootstrap/commands.mjs";
import { readDocumentedCommands } from "./support/operator/documented-commands.ts";

/* Checks that the operator's pages and examples name only commands, settings, files and headings that exist. */

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const PAGES = [
  "docs/operations.md",
  ...readdirSync(join(root, "docs/operations")).map((name) => `docs/operations/${name}`),
];
const EXAMPLES = readdirSync(join(root, "deploy")).map((name) => `deploy/${name}`);
const settings = new Set([...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
const launcher = read("scripts/release/launcher.mjs");
const metrics = read("docs/metrics.md");

/** Settings of compose.yaml alone. */
const COMPOSE = ["SITE_HOST", "POSTGRES_PASSWORD", "UPSTREAMS"];

test("the commands to type are found, in blocks and in sentences", () => {
  const found = PAGES.flatMap(readDocumentedCommands).map(({ commands }) => commands);
  expect(found.length).toBeGreaterThan(20);
  expect(found).toContain("sudo systemctl restart handover@3001");
  expect(found.filter((commands) => /^sudo -u handover handover backup/m.test(commands))).not.toEqual([]);
});

test.each(["README.md", ...PAGES])("%s names commands that exist", (page) => {
  const named = [...read(page).matchAll(/(?:npm run|(?<![\w/-])handover handover) ([a-z-]+)/g)].map(
    ([, name = ""]) => name,
  );
  expect(named.filter((name) => !Object.hasOwn(commands, name))).toEqual([]);
});

test.each(PAGES)("%s names settings that exist", (page) => {
  const text = read(page);
  const inline = [...text.matchAll(/`([A-Z]+_[A-Z_]+|PORT|HOST|COUNTRY|LOCALES)(?:=[^`]*)?`/g)].map(
    ([, name = ""]) => name,
  );
  const inFiles = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const known = (name: string) => settings.has(name) || COMPOSE.includes(name) || launcher.includes(`{${name}:`);
  expect([...inline, ...inFiles].filter((name) => !known(name))).toEqual([]);
});

/** Returns a heading's anchor as GitHub makes it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replace(/\s+/g, "-");

test.each(PAGES)("%s links to files and headings that exist", (page) => {
  const links = [...read(page).matchAll(/\]\((?!https:)([^)#]*)(?:#([^)]*))?\)/g)];
  for (const [, path = "", anchor] of links) {
    const target = path ? join(dirname(page), path) : page;
    expect([target, existsSync(join(root, target))]).toEqual([target, true]);
    const anchors = anchor
      ? [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => toAnchor(heading))
      : [];
    if (anchor) expect(anchors).toContain(anchor);
  }
});

test("the pages copy examples that exist, and watch metrics that are documented", () => {
  const text = PAGES.map(read).join("\n");
  const copied = [...text.matchAll(/deploy\/[\w@.-]*\w/g)]
    .map(([path]) => path)
    .filter((path) => path !== "deploy/.env");
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const watched = [...text.matchAll(/`((?:http|database|outbox|jobs|page|backup)_\w+)`/g)].map(([, name = ""]) => name);
  expect(watched.filter((name) => !metrics.includes(name) && !text.includes(`${name}.`))).toEqual([]);
});

test("each alert names a page and its heading, and each alert that a page names exists", () => {
  const rules: { alert: string; annotations: { runbook: string } }[] = parse(read("deploy/alerts.yaml")).groups.flatMap(
    ({ rules }: { rules: unknown[] }) => rules,
  );
  expect(rules.length).toBeGreaterThan(8);
  for (const { annotations } of rules) {
    const [page = "", heading = ""] = annotations.runbook.split(", ");
    expect(read(page)).toContain(`\n## ${heading}\n`);
  }
  const named = PAGES.flatMap((page) => [...read(page).matchAll(/alert `(\w+)`/g)]).map(([, name]) => name);
  expect(named).toContain("BackupMissing");
  expect(named.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([]);
});

test("compose starts two nodes, a worker, PostgreSQL and a proxy with settings that exist", () => {
  const { services } = parse(read("deploy/compose.yaml"), { merge: true });
  expect(Object.keys(services)).toEqual(["web-1", "web-2", "worker", "postgres", "caddy"]);
  const { environment, command } = services.worker;
  expect(command).toEqual(["worker"]);
  expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
});

test("the image is built from files that exist, with fixed versions, and runs without root and a shell", () => {
  const lines = read("deploy/Dockerfile")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line));
  const all = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  const fallbacks = Object.fromEntries(all("ARG").map((line) => line.split("=") as [string, string]));
  const images = all("FROM").map((image) => image.replace(/\$\{(\w+)\}/g, (_, name: string) => fallbacks[name] ?? ""));
  expect(images.length).toBe(3);
  expect(images.filter((image) => !/^[\w/.-]+:[\w.-]*\d[\w.-]*( AS \w+)?$/.test(image))).toEqual([]);
  expect(all("USER")).toEqual(["node"]);
  expect(all("ADD")).toEqual([]);
  const ignored = read(".dockerignore").split("\n");
  const copied = all("COPY").filter((files) => !files.startsWith("--from="));
  for (const path of copied.flatMap((files) => files.split(" ").slice(0, -1)))
    expect([path, existsSync(join(root, path)), ignored.includes(path)]).toEqual([path, true, false]);
  const scripts = JSON.parse(read("package.json")).scripts;
  const run = [
    ...all("RUN")
      .join(" ")
      .matchAll(/npm run (\S+)/g),
  ].map(([, name = ""]) => name);
  expect(run).toEqual(["release"]);
  expect(scripts).toHaveProperty("release");
  const forms = [
    ...all("ENTRYPOINT"),
    ...all("CMD"),
    ...all("HEALTHCHECK").map((text) => text.replace(/^.* CMD /, "")),
  ];
  expect(forms.map((form) => JSON.parse(form).length)).toEqual([1, 1, 3]);
  expect(forms.at(-1)).toContain("/api/readyz");
});

test.each(EXAMPLES.filter((path) => /handover[\w@-]*\.service$/.test(path)))(
  "%s runs a command of the release",
  (path) => {
    const name = /^ExecStart=.*\/handover ([a-z-]+)/m.exec(read(path))?.[1] ?? "";
    expect(commands).toHaveProperty(name);
  },
);
