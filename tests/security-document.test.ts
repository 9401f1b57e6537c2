import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

/* SECURITY.md names code and tests that exist, and covers OWASP ASVS 5.0 up to level 2. */

const root = join(import.meta.dirname, "..");
const files = globSync(["src/**/*.{ts,tsx}", "{tests,drills,scripts,deploy,docs}/**/*", "*"], { cwd: root });
const openapi: { paths: Record<string, Record<string, object>> } = JSON.parse(
  readFileSync(join(root, "docs/openapi.json"), "utf8"),
);
const document = readFileSync(join(root, "SECURITY.md"), "utf8");
const readRows = (text = ""): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (rule|class|#) /.test(line))
    .map((line) => line.slice(2, -2).split(" | "));
const [controls, rows] = [readRows(document.split("\n## ")[1]), readRows(document)];
const requirements = rows.filter(([number]) => /^\d+\.\d/.test(number ?? ""));

const listCode = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? "");

/** Paths and file names, such as `server/http.ts`, `tests/contract` and `content.test.ts`. */
const listPaths = (text: string): string[] =>
  listCode(text).filter(
    (code) => /^[\w@.\-/]+$/.test(code) && (/\.(ts|tsx|json|conf|md)$/.test(code) || isFolder(code)),
  );
const isFolder = (code: string): boolean =>
  /^(src|tests|drills|scripts|deploy|docs|api|db|desk|domain|emails|guards|integrations|lib|server|web|demo)\//.test(
    code,
  );

/** Returns the file or folder that a path names, from the root, `src` or, for a file name, anywhere. */
const toFile = (path: string): string | undefined => {
  const named = path.includes("/") ? [] : files.filter((each) => basename(each) === path);
  const candidates = [join("src", path), path, ...named].map((each) => join(root, each));
  return candidates.find((candidate) => existsSync(candidate));
};

/** Files that only a release has. */
const RELEASED = ["sbom.json", "licenses.txt"];

const exists = (path: string): boolean => RELEASED.includes(path) || toFile(path) !== undefined;

/** Returns whether a file has a test beside it, or a folder has one in it. */
function hasTestBeside(path: string): boolean {
  const found = toFile(path);
  if (!found) return false;
  const isFolder = statSync(found).isDirectory();
  const stem = isFolder ? "**/*" : basename(found).replace(/\.tsx?$/, "");
  const cwd = isFolder ? found : dirname(found);
  return globSync([`${stem}.test.ts`, `${stem}.db.test.ts`], { cwd }).length > 0;
}

/** Everything that a code span can name other than a file: names of the code, settings, commands. */
const texts = files
  .filter((path) => /\.(tsx?|mjs|json|conf|md|service)$|Caddyfile|\.npmrc$/.test(path) && path !== "SECURITY.md")
  .filter((path) => !path.startsWith("src/messages/") && path !== "tests/security-document.test.ts")
  .map((path) => join(root, path))
  .filter((path) => statSync(path).isFile())
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

/** The tests that a cell names: test files and folders of tests, drills, and the commands that run them. */
const listTests = (text: string): string[] =>
  listCode(text).filter(
    (code) =>
      (/\.test\.ts$/.test(code) && exists(code)) ||
      (/^tests(\/|$)/.test(code) && exists(code) && hasTestBeside(code)) ||
      files.includes(`drills/${code}.drill.ts`) ||
      /^(npm run drills|npm test -- nightly|drills)$/.test(code),
  );

test("every path that it names exists", () => {
  expect(controls.length).toBeGreaterThan(40);
  const missing = rows.flat().flatMap((cell) => listPaths(cell).filter((path) => !exists(path)));
  expect(missing).toEqual([]);
});

test("every other code span is in the code or its documentation", () => {
  const unknown = rows.flat().flatMap((cell) => listCode(cell).filter((code) => !exists(code) && !isKnown(code)));
  expect(unknown).toEqual([]);
});

/** A name with a placeholder, such as `*-queries.ts`, names files; `GET /api/…` is a documented call. */
function isKnown(code: string): boolean {
  if (code.includes("*")) return globSync(`**/${code}`, { cwd: join(root, "src") }).length > 0;
  const [method, path] = code.split(" ");
  const call = path === undefined ? undefined : openapi.paths[path]?.[method?.toLowerCase() ?? ""];
  return call !== undefined || texts.includes(code);
}

test("every control names its code and tests, and each that it calls beside it is there", () => {
  const faults = controls.flatMap(([rule = "", where = "", proof = ""]) => {
    const code = listPaths(where);
    const problems = code.length === 0 ? ["names no code"] : [];
    if (/beside/.test(proof)) {
      const untested = code.filter((path) => !hasTestBeside(path));
      problems.push(...untested.map((path) => `has no test beside ${path}`));
    } else if (listTests(proof).length === 0) problems.push("names no test");
    const others = listCode(proof).filter((span) => !listTests(proof).includes(span));
    problems.push(...others.map((span) => `names ${span}, which is no test`));
    return problems.map((problem) => `${rule.slice(0, 60)}: ${problem}`);
  });
  expect(faults).toEqual([]);
});

/**
 * The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0, which are the section's first ones,
 * without V10 and V17. Source: github.com/OWASP/ASVS, release 5.0.0, read on 2026-11-25.
 */
const LEVEL_2 = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
  4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3
  8.3:1 8.4:1 9.1:3 9.2:4 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2
  14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3`;

/** Requirements of level 3 that are listed as well. */
const LEVEL_3 = ["1.2.10"];

/** `6.1.2, 6.2.11` and `1.2.6–1.2.8` as single numbers. */
function listNumbers(cell: string): string[] {
  return cell.split(", ").flatMap((part) => {
    const [first = "", last = first] = part.split("–");
    const section = first.replace(/\.\d+$/, "");
    const [from = 0, to = 0] = [first, last].map((number) => Number(number.split(".").at(-1)));
    return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);
  });
}

test("a requirement's tests beside its code are there", () => {
  const beside = requirements.filter(([, , , reason = ""]) => /\bbeside\b/.test(reason));
  expect(beside.length).toBeGreaterThan(0);
  const faults = beside.flatMap(([number, , , reason = ""]) => {
    const code = listPaths(reason).filter((path) => !/\.test\.ts$/.test(path));
    const untested = code.filter((path) => !hasTestBeside(path));
    return code.length === 0 ? [`${number}: names no code`] : untested.map((path) => `${number}: none beside ${path}`);
  });
  expect(faults).toEqual([]);
});

test("it covers every requirement of level 1 and 2 once, and gives each deviation its reason", () => {
  const expected = LEVEL_2.split(/\s+/).flatMap((part) => {
    const [section, count] = part.split(":");
    return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`);
  });
  const listed = requirements.flatMap(([numbers = ""]) => listNumbers(numbers));
  expect(
    listed.filter((number, at) => listed.indexOf(number) !== at),
    "listed twice",
  ).toEqual([]);
  expect(
    expected.filter((number) => !listed.includes(number)),
    "missing",
  ).toEqual([]);
  expect(
    listed.filter((number) => !expected.includes(number)),
    "of level 3 or unknown",
  ).toEqual(LEVEL_3);
  expect(expected).toHaveLength(217);
  for (const [numbers, , status, reason = ""] of requirements) {
    expect(["✓", "○", "–"], numbers).toContain(status);
    expect(reason.length, `${numbers} says where or why`).toBeGreaterThan(status === "○" ? 30 : 3);
    expect(reason, `${numbers} names its own code or test`).not.toMatch(/\babove\b/);
  }
});
