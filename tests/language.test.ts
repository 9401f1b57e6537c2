import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { parseSourceFile, readSources, type SourceFile } from "./architecture/source-file.ts";

/* Checks that the retired words of STYLE.md don't come back. */

const root = join(import.meta.dirname, "..");

/** Retired in names, with replacements. Drawings have doors and walls, so `illustrations` is left out. */
const RETIRED_NAMES: Record<string, string> = {
  admission: "challenge, limit",
  anew: "again",
  anything: "any",
  arrival: "request metadata, pending session",
  asked: "query, params, request",
  asker: "request",
  asleep: "not hydrated",
  awake: "hydrated",
  beforehand: "precheck",
  colour: "color",
  deaf: "not listening",
  flying: "in progress",
  forget: "clear, delete",
  gather: "collect, select",
  ground: "services",
  hasty: "early",
  heard: "received",
  heart: "save button",
  hearts: "save buttons",
  house: "app",
  judge: "resolve, check",
  keep: "store, save",
  kept: "stored, cached",
  lately: "recently",
  licence: "license",
  longest: "max",
  mended: "fixed",
  nobody: "no one, none",
  nobodys: "unassigned",
  noise: "random input",
  papers: "pdf, documents",
  reckon: "compute",
  rank: "role, priority",
  recode: "encode, merge",
  refusal: "problem",
  refusals: "problems",
  refuse: "reject",
  refused: "rejected",
  refuses: "rejects",
  reseal: "reencrypt",
  seal: "sign, encrypt",
  sealed: "signed, encrypted",
  sealer: "encryptor",
  sealing: "signing, encrypting",
  speaking: "locale scope",
  standing: "status",
  standings: "statuses",
  surroundings: "deps",
  thief: "other visitor",
  tidy: "normalize",
  touched: "invalidated",
  undone: "rolled back",
  unsaid: "omitted",
  verdict: "decision",
  verdicts: "decisions",
  whoever: "the person",
  whose: "owner",
  wish: "preference",
  wishes: "preferences",
  world: "fixture",
};

/** Retired in message keys as well; in code they are words of another field, or of the database. */
const RETIRED_IN_KEYS: Record<string, string> = {
  apart: "separate",
  begin: "start",
  carries: "covers",
  carry: "afford",
  doc: "document",
  elsewhere: "other",
  enquiries: "inquiries",
  enquiry: "inquiry",
  everybody: "everyone",
  farewell: "closed account",
  figure: "stat, financials",
  figures: "stats, financials",
  letter: "email",
  letters: "emails, messages",
  lift: "remove, unblock",
  meanwhile: "changed, already",
  papers: "documents",
  somebody: "someone",
  tick: "check",
  timetable: "schedule",
  told: "notified",
  turn: "run",
  twice: "duplicate, taken",
  went: "failed, succeeded",
};

/** The contract's or the database's own names. */
const CONTRACT_NAMES = new Set(["not_asked", "asked_agent", "totp_sealed"]);

/** Retired in text that a person reads. */
const RETIRED_TEXT =
  /\b(e-mails?|telephones?|whoever|whomever|nobody|somebody|anew|thereof|car park|fortnight|lately sold|reckon|rings you|mended|all the same)\b/i;

/** Functions and maps are named by what they do or are keyed by: `getRegion`, `findOfficeByName`, `rowByNumber`. */
const ACCESSOR = /^(?!is[A-Z])(?!.*(?:[aA]ny|[aA]ll|[oO]ne)Of$)[a-z]\w*[a-z](?:Of|Named)$/;

const toWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());

/** A source file with the names that it declares, and its own. */
type NamedSource = Pick<SourceFile, "path"> & { names: string[] };

function listNames({ path, text }: SourceFile): NamedSource {
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
  return { path, names: [...names] };
}

function listRetiredNames({ path, names }: NamedSource): string[] {
  return names
    .filter((name) => !CONTRACT_NAMES.has(name))
    .flatMap((name) =>
      toWords(name)
        .filter((word) => Object.hasOwn(RETIRED_NAMES, word))
        .map((word) => `${path}: ${name} (instead of ${word}: ${RETIRED_NAMES[word]})`),
    );
}

const listRetiredKeys = (messages: Record<string, unknown>): string[] =>
  Object.keys(messages).flatMap((key) =>
    toWords(key)
      .filter((word) => Object.hasOwn(RETIRED_NAMES, word) || Object.hasOwn(RETIRED_IN_KEYS, word))
      .map((word) => `${key} (instead of ${word}: ${RETIRED_NAMES[word] ?? RETIRED_IN_KEYS[word]})`),
  );

const listRetiredMessages = (messages: Record<string, unknown>): string[] =>
  Object.entries(messages)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .filter((line) => RETIRED_TEXT.test(line.slice(line.indexOf(":"))));

const sources = readSources(root).map(listNames);

test("names of code and files contain no retired terms", () => {
  const checked = sources.filter(({ path }) => !path.startsWith("illustrations/"));
  expect(checked.flatMap(listRetiredNames)).toEqual([]);
});

test("names of functions and maps don't end in Of or Named", () => {
  const found = sources.flatMap(({ path, names }) =>
    names.filter((name) => ACCESSOR.test(name)).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("retired terms are not in message keys", () => {
  const messages = JSON.parse(readFileSync(join(root, "src/editions/messages/en-US.json"), "utf8"));
  expect(listRetiredKeys(messages)).toEqual([]);
});

test("retired words are not in English messages", () => {
  const messages = JSON.parse(readFileSync(join(root, "src/editions/messages/en-US.json"), "utf8"));
  expect(listRetiredMessages(messages)).toEqual([]);
});

test("finds retired terms", () => {
  expect(listRetiredNames(listNames(parseSourceFile("lib/kept-pages.ts", "const theVerdict = 1;")))).toHaveLength(2);
  expect(listRetiredKeys({ seller_papers_kept: "", seller_saved: "" })).toHaveLength(2);
  expect(listRetiredMessages({ lead: "Whoever has your e-mail address" })).toHaveLength(1);
});
