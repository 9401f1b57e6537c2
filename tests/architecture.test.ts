import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findFormsWithoutAction, findLiteralSpreads, findTextInMarkup } from "./architecture/literals.ts";
import * as rules from "./architecture/rules.ts";
import { parseSourceFile, readSources, type SourceFile } from "./architecture/source-file.ts";

const sources = readSources(join(import.meta.dirname, ".."));

/** Each rule with files that break it, which proves that the rule can fail. */
const RULES: [name: string, rule: rules.Rule, breach: SourceFile[]][] = [
  [
    "a module imports only modules to its left",
    rules.findForbiddenModuleImports,
    [
      parseSourceFile("domain/a.ts", 'import { b } from "#web/b.ts";'),
      parseSourceFile("web/b.ts", "export const b = 1;"),
    ],
  ],
  [
    "the site map imports nothing of the pages",
    rules.findForbiddenModuleImports,
    [
      parseSourceFile("web/site-map/a.ts", 'import { b } from "../b.ts";'),
      parseSourceFile("web/b.ts", "export const b = 1;"),
    ],
  ],
  [
    "api, web and desk never meet",
    rules.findForbiddenModuleImports,
    [
      parseSourceFile("web/a.ts", 'import { b } from "#desk/b.ts";'),
      parseSourceFile("desk/b.ts", "export const b = 1;"),
    ],
  ],
  [
    "a subject imports only subjects to its left",
    rules.findForbiddenSubjectImports,
    [parseSourceFile("domain/offices/a.ts", 'import type { L } from "#domain/listings/listing.ts";')],
  ],
  [
    "imports make no circle",
    rules.findImportCycles,
    [parseSourceFile("lib/a.ts", 'import "./b.ts";'), parseSourceFile("lib/b.ts", 'export { a } from "./a.ts";')],
  ],
  [
    "SQL is only in query files and the db module",
    rules.findSqlOutsideQueryFiles,
    [parseSourceFile("domain/offices/find-office.ts", 'db.selectFrom("offices")')],
  ],
  [
    "the environment is read in config only",
    rules.findEnvironmentReads,
    [parseSourceFile("server/a.ts", "const port = process.env.PORT;")],
  ],
  [
    "no country is compared outside the editions",
    rules.findCountryComparisons,
    [parseSourceFile("web/a.ts", 'if (edition.code === "US") x();')],
  ],
  [
    "no component reads the address bar's query",
    rules.findAddressBarReads,
    [parseSourceFile("web/components/a.tsx", "new URLSearchParams(location.search)")],
  ],
  [
    "tables answer to their own keys",
    rules.findUnsafeTableLookups,
    [parseSourceFile("web/a.ts", "const WORDS: Record<string, string> = {};\nconst word = WORDS[name];")],
  ],
  ["files stay small", rules.findLargeFiles, [parseSourceFile("lib/a.ts", "x;\n".repeat(301))]],
  ["names say something", rules.findVagueNames, [parseSourceFile("lib/string-utils.ts", "")]],
  ["there are no barrels", rules.findBarrels, [parseSourceFile("lib/all.ts", 'export * from "./a.ts";')]],
  ["interface text is a message", findTextInMarkup, [parseSourceFile("web/a.tsx", "const a = <p>Hello there</p>;")]],
  [
    "what is read aloud is a message",
    findTextInMarkup,
    [parseSourceFile("web/a.tsx", 'const a = <img alt="A shop" />;')],
  ],
  ["no literal is spread", findLiteralSpreads, [parseSourceFile("lib/a.ts", "const a = { ...{ b, c }, d };")]],
  [
    "every form says where it goes",
    findFormsWithoutAction,
    [parseSourceFile("web/a.tsx", 'const a = <form method="post" />;')],
  ],
];

describe.each(RULES)("%s", (_name, rule, breach) => {
  test("passes for all sources", () => expect(rule(sources)).toEqual([]));
  test("rejects a violation", () => expect(rule(breach)).not.toEqual([]));
});

test("warns about large folders", () => {
  const large = rules.findLargeFolders(Array.from({ length: 21 }, (_, n) => parseSourceFile(`lib/file${n}.ts`, "")));
  expect(large).toEqual(["lib has 21 entries"]);
  for (const folder of rules.findLargeFolders(sources)) console.warn(`Consider splitting: ${folder}`);
});

test("reads all sources", () => {
  expect(sources.length).toBeGreaterThan(60);
});
