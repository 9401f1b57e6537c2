import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { readSources, type SourceFile, sourceFile } from "./architecture/source-file.ts";

/* The retired words of STYLE.md don't come back. */

const root = join(import.meta.dirname, "..");

/** Retired in names, with what to write instead. Drawings have doors and walls, so `illustrations` is left out. */
const RETIRED_NAMES: Record<string, string> = {
  admission: "challenge, limit",
  anew: "again",
  arrival: "request metadata, pending session",
  asked: "query, params, request",
  asker: "request",
  asleep: "not hydrated",
  awake: "hydrated",
  ground: "services",
  heart: "save button",
  hearts: "save buttons",
  house: "app",
  judge: "resolve, check",
  kept: "stored, cached",
  longest: "max",
  mended: "fixed",
  nobody: "no one, none",
  papers: "pdf, documents",
  refusal: "problem",
  refusals: "problems",
  refused: "rejected",
  sealer: "encryptor",
  speaking: "locale scope",
  standing: "status",
  surroundings: "deps",
  touched: "invalidated",
  verdict: "decision",
  whoever: "the person",
  world: "fixture",
};

/** The contract's or the database's own names. */
const CONTRACT_NAMES = new Set(["not_asked", "asked_agent"]);

/** Retired in what a person reads. */
const RETIRED_TEXT =
  /\b(e-mails?|telephones?|whoever|whomever|nobody|somebody|anew|thereof|car park|fortnight|lately sold|reckon|rings you|mended|all the same)\b/i;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());

function retiredNames({ path, text }: SourceFile): string[] {
  const names = new Set<string>(path.split("/").at(-1)?.split(".").slice(0, 1));
  const add = (node: { type: string; name?: string } | null | undefined): void => {
    if (node?.type === "Identifier" && node.name) names.add(node.name);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(add),
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    ClassDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSPropertySignature: ({ key }) => add(key as { type: string; name?: string }),
  }).visit(parseSync(path, text).program);
  return [...names]
    .filter((name) => !CONTRACT_NAMES.has(name))
    .flatMap((name) =>
      wordsOf(name)
        .filter((word) => Object.hasOwn(RETIRED_NAMES, word))
        .map((word) => `${path}: ${name} (instead of ${word}: ${RETIRED_NAMES[word]})`),
    );
}

const retiredMessages = (messages: Record<string, unknown>): string[] =>
  Object.entries(messages)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .filter((line) => RETIRED_TEXT.test(line.slice(line.indexOf(":"))));

test("retired terms are not in names of code and files", () => {
  const sources = readSources(root).filter(({ path }) => !path.startsWith("illustrations/"));
  expect(sources.flatMap(retiredNames)).toEqual([]);
});

test("retired words are not in English messages", () => {
  const messages = JSON.parse(readFileSync(join(root, "src/editions/messages/en-US.json"), "utf8"));
  expect(retiredMessages(messages)).toEqual([]);
});

test("finds retired terms", () => {
  expect(retiredNames(sourceFile("lib/kept-pages.ts", "const theVerdict = 1;"))).toHaveLength(2);
  expect(retiredMessages({ lead: "Whoever has your e-mail address" })).toHaveLength(1);
});
