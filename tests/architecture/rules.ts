import { EDITION_CODES } from "#editions/countries.ts";
import { getFolder, isTest, type SourceFile } from "./source-file.ts";

/** An architecture rule. It returns each violation as one line with its place and reason. */
export type Rule = (files: SourceFile[]) => string[];

/** A module imports only modules to its left. `messages` is generated from the catalogs. */
const MODULES = [
  ["lib"],
  ["illustrations"],
  ["messages"],
  // Every page as data, which guards and sitemaps derive from.
  ["web/site-map"],
  ["editions"],
  ["config"],
  ["db"],
  ["integrations"],
  ["domain"],
  ["guards"],
  ["emails"],
  ["demo"],
  ["jobs"],
  ["api", "web", "desk"],
  ["server"],
];

/** Subjects of the domain in import order. Those in one array are one subject in several folders. */
const SUBJECTS: readonly (string | string[])[] = [
  "context.ts",
  "invalidate.ts",
  "read-cache.ts",
  "imports/table-files",
  "network/logo",
  "try-each.ts",
  "idempotency",
  "accounts/consents",
  "listings/categories",
  "accounts",
  "staff",
  "accounts/demo-access",
  "jobs",
  "offices",
  "offices/agents",
  "content",
  "redirects",
  "offices/team",
  "offices/editing",
  "offices/agents/editing",
  "listings",
  "valuation/financing",
  "search",
  "buyers",
  "ndas",
  "valuation",
  "listings/duplicates",
  "listings/import",
  ["listings/editing", "listings/photos", "listings/documents"],
  "listings/freshness",
  "content/library",
  "offices/profile-photos",
  "outbox",
  "buyers/alerts",
  "buyers/digests",
  "leads/inquiries",
  "leads",
  "contacts",
  "deals",
  "deals/tasks",
  "search/desk",
  "offices/transfers",
  "imports/network",
  "network/set-up",
  "network/settings",
  "reviews",
  "contacts/personal-data",
  "seo",
  "redirects/import",
  "imports",
  "partners",
  "exports",
  "stats/views",
  "stats",
  "listings/seller-pages",
  "contacts/retention",
  "content/reference",
];

const MAX_LINES = 300;
const MAX_ENTRIES = 20;
/** A folder that lists subjects may have more entries than a folder of unrelated files. */
const FOLDER_LIMITS = new Map([
  ["domain", 30],
  // Every schema change adds a migration, and none is ever removed.
  ["db/migrations", Number.POSITIVE_INFINITY],
]);

const getModulePosition = (module: string): number => MODULES.findIndex((modules) => modules.includes(module));
/** A module is a folder of `src/`, or a part of one that stands elsewhere in the order. */
const getModule = (path: string): string =>
  /^web\/site-map[./]/.test(path) ? "web/site-map" : (path.split("/")[0] ?? "");

export const findForbiddenModuleImports: Rule = (files) =>
  files.flatMap(({ path, imports }) =>
    imports
      .filter((target) => !target.startsWith("..") && getModule(target) !== getModule(path))
      .filter(
        (target) =>
          getModulePosition(getModule(target)) === -1 ||
          getModulePosition(getModule(target)) >= getModulePosition(getModule(path)),
      )
      .map((target) => `${path} imports ${target}`),
  );

/**
 * Returns the position of a domain file's subject: the longest listed path that contains the file, or -1 if none does.
 */
function getSubjectPosition(path: string): number {
  const below = path.replace(/^domain\//, "");
  const contains = (folder: string): boolean => below === folder || below.startsWith(`${folder}/`);
  const folders = SUBJECTS.flat().filter(contains);
  const longest = folders.sort((a, b) => b.length - a.length)[0];
  return SUBJECTS.findIndex((subject) => [subject].flat().includes(longest ?? ""));
}

export const findForbiddenSubjectImports: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith("domain/") && !isTest(path))
    .flatMap(({ path, imports }) => {
      const position = getSubjectPosition(path);
      const isAllowed = (target: string): boolean => {
        const other = getSubjectPosition(target);
        return other !== -1 && other <= position;
      };
      return imports
        .filter((target) => target.startsWith("domain/") && !isAllowed(target))
        .map((target) => `${path} imports ${target}`);
    });

export const findImportCycles: Rule = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
      return;
    }
    if (done.has(path)) return;
    for (const target of byPath.get(path)?.imports ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return cycles;
};

/** Returns every line of code, without comments, that matches the pattern in the files it applies to. */
function findMatchingLines(files: SourceFile[], pattern: RegExp, applies: (path: string) => boolean): string[] {
  return files
    .filter(({ path }) => applies(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .map((line, index) => [line, index + 1] as const)
        .filter(([line]) => !/^\s*(\/\/|\*|\/\*)/.test(line) && pattern.test(line))
        .map(([line, number]) => `${path}:${number} ${line.trim()}`),
    );
}

export const findSqlOutsideQueryFiles: Rule = (files) =>
  findMatchingLines(
    files,
    /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    (path) => !path.startsWith("db/") && !path.endsWith("-queries.ts"),
  );

export const findEnvironmentReads: Rule = (files) =>
  findMatchingLines(files, /process\.env\b/, (path) => !path.startsWith("config/"));

export const findCountryComparisons: Rule = (files) =>
  findMatchingLines(
    files,
    new RegExp(`(===|!==|==|!=|case)\\s*["'](${EDITION_CODES.join("|")})["']`),
    // Open data sets name the country of each row; that is a key of the data, not a difference between editions.
    (path) => !path.startsWith("editions/") && !path.startsWith("integrations/gazetteer/sources/"),
  );

export const findAddressBarReads: Rule = (files) =>
  findMatchingLines(files, /\blocation\.search\b/, (path) => /^web\/(?!browser|enhance)/.test(path));

/** `TABLE[key]` finds `toString` in every table, so keys from outside must be looked up with `getOwnValue`. */
export const findUnsafeTableLookups: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    // Tests, the demo and open data sets look up only their own keys.
    if (/\.test\.tsx?$|^demo\/|^integrations\/gazetteer\/sources\//.test(path)) return [];
    const tables = [...text.matchAll(/const ([A-Z][A-Z_]*): (?:Readonly<)?Record<string,/g)].map(([, name]) => name);
    return tables.filter((name) => new RegExp(`\\b${name}\\[`).test(text)).map((name) => `${path} indexes ${name}`);
  });

export const findLargeFiles: Rule = (files) =>
  files
    .filter(({ path }) => !path.startsWith("db/migrations/"))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines`);

/**
 * Lists folders with too many entries to scan easily. This is a warning because an overflow folder can be worse than a
 * long list.
 */
export const findLargeFolders: Rule = (files) => {
  const entries = new Map<string, Set<string>>();
  for (const { path } of files) {
    const parts = path.split("/");
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join("/");
      // A test and the file it tests count as one entry.
      const name = (parts[depth] ?? "").replace(/(\.db)?\.test(?=\.tsx?$)/, "");
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name));
    }
  }
  return [...entries]
    .filter(([folder, names]) => names.size > (FOLDER_LIMITS.get(folder) ?? MAX_ENTRIES))
    .map(([folder, names]) => `${folder} has ${names.size} entries`);
};

export const findVagueNames: Rule = (files) =>
  files
    .map(({ path }) => path)
    .filter((path) =>
      /(^|[/.-])(utils?|helpers?|misc|common|manager|service|data2)([.-]|$)|^index\./.test(
        path.split("/").at(-1) ?? "",
      ),
    )
    .map((path) => `${path} has a name that says nothing`);

export const findBarrels: Rule = (files) =>
  files
    .filter(({ text }) => {
      const code = text.split("\n").filter((line) => line.trim() !== "" && !/^\s*(\/\/|\*|\/\*)/.test(line));
      return code.length > 0 && code.every((line) => /^export (\*|(type )?\{[^}]*\}) from /.test(line));
    })
    .map(({ path }) => `${path} only exports other files (${getFolder(path)} needs no door of its own)`);
