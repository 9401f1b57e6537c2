import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

/* SECURITY.md names code and tests that exist, and covers OWASP ASVS 5.0 up to level 2. */

const root = join(import.meta.dirname, "..");
const files = globSync(["src/**/*.{ts,tsx}", "{tests,drills,scripts,deploy,docs}/**/*", "*"], { cwd: root });
const names = new Set(files.map((path) => basename(path)));
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

const toFile = (path: string): string | undefined =>
  [join(root, "src", path), join(root, path)].find((candidate) => existsSync(candidate));

/** Files that only a release has. */
const RELEASED = ["sbom.json", "licenses.txt"];

const isThere = (path: string): boolean =>
  RELEASED.includes(path) || toFile(path) !== undefined || (!path.includes("/") && names.has(path));

/** Whether a file has a test beside it, or a folder has one in it. */
function hasTestBeside(path: string): boolean {
  const found = toFile(path);
  if (!found) return false;
  const folder = statSync(found).isDirectory() ? found : dirname(found);
  const stem = statSync(found).isDirectory() ? "*" : basename(found).replace(/\.tsx?$/, "");
  return globSync([`${stem}.test.ts`, `${stem}.db.test.ts`], { cwd: folder }).length > 0;
}

test("every path that it names exists", () => {
  expect(controls.length).toBeGreaterThan(40);
  const missing = rows.flat().flatMap((cell) => listPaths(cell).filter((path) => !isThere(path)));
  expect(missing).toEqual([]);
});

test("every control names its code and a test, and a test that it calls the one beside is there", () => {
  const faults = controls.flatMap(([rule = "", where = "", proof = ""]) => {
    const code = listPaths(where);
    const problems = [];
    if (code.length === 0) problems.push("names no code");
    if (/beside/.test(proof)) {
      if (!code.some(hasTestBeside)) problems.push("has no test beside it");
    } else if (listCode(proof).length === 0) problems.push("names no test");
    return problems.map((problem) => `${rule.slice(0, 60)}: ${problem}`);
  });
  expect(faults).toEqual([]);
});

/**
 * The number of requirements of level 1 and 2 in each section of ASVS 5.0.0, whose first ones they are, without V10 and
 * V17. Source: github.com/OWASP/ASVS, release 5.0.0, read on 2026-11-25.
 */
const LEVEL_2 = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
  4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3
  8.3:1 8.4:1 9.1:3 9.2:4 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2
  14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3`;

/** `6.1.2, 6.2.11` and `1.2.6–1.2.8` as single numbers. */
function listNumbers(cell: string): string[] {
  return cell.split(", ").flatMap((part) => {
    const [first = "", last = first] = part.split("–");
    const section = first.replace(/\.\d+$/, "");
    const [from = 0, to = 0] = [first, last].map((number) => Number(number.split(".").at(-1)));
    return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);
  });
}

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
  expect(expected).toHaveLength(217);
  for (const [numbers, , status, reason = ""] of requirements) {
    expect(["✓", "○", "–"], numbers).toContain(status);
    expect(reason.length, `${numbers} says where or why`).toBeGreaterThan(status === "○" ? 30 : 3);
  }
});
