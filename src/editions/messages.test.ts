import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES } from "./locales.ts";
import { applyRegionalWords } from "./regional-words/regional-words.ts";
import { VARIANTS, type Variant } from "./variants.ts";

type Message = string | { declarations: string[]; selectors: string[]; match: Record<string, string> }[];
type Catalog = Record<string, Message>;

const SOURCES = join(import.meta.dirname, "..");

function getFile(locale: string): string {
  return join(import.meta.dirname, "messages", `${locale}.json`);
}

function readCatalog(locale: string): Catalog {
  const file = getFile(locale);
  if (!existsSync(file)) return {};
  const { $schema: _, ...messages } = JSON.parse(readFileSync(file, "utf8"));
  return messages;
}

/** Returns every text of a message, including its plurals. */
const getTexts = (message: Message): string[] =>
  typeof message === "string" ? [message] : message.flatMap(({ match }) => Object.values(match));

const listPlaceholders = (message: Message): Set<string> =>
  new Set(getTexts(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)));

const english = readCatalog(DEFAULT_LOCALE);

test("uses every message", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith("messages"),
  );
  const said = new Set(
    files.flatMap((path) =>
      [...readFileSync(join(SOURCES, path), "utf8").matchAll(/\bm\.(\w+)/g)].map(([, key]) => key),
    ),
  );
  expect(Object.keys(english).filter((key) => !said.has(key))).toEqual([]);
});

const OTHERS = [...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE), ...(Object.keys(VARIANTS) as Variant[])];

describe.each(OTHERS)("in %s", (locale) => {
  const messages = readCatalog(locale);
  const known = Object.entries(messages).flatMap(([key, message]) => {
    const source = english[key];
    return source === undefined ? [] : [{ key, message, source }];
  });

  test("has no message that English doesn't have", () => {
    expect(Object.keys(messages).filter((key) => !(key in english))).toEqual([]);
  });

  test("has the same placeholders as English", () => {
    const wrong = known.filter(({ message, source }) => {
      const [own, theirs] = [listPlaceholders(message), listPlaceholders(source)];
      return typeof source === "string" ? own.symmetricDifference(theirs).size > 0 : !own.isSubsetOf(theirs);
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test("has every plural form of the language in messages with a count", () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const wrong = known.filter(({ message, source }) => {
      if (typeof source === "string") return typeof message !== "string";
      if (typeof message === "string") return true;
      return message.some(({ declarations, match }) => {
        const plurals = declarations.filter((line) => line.includes(": plural"));
        const names = plurals.map((line) => /local (\w+)/.exec(line)?.[1] ?? "");
        return names.some((name) =>
          pluralCategories.some(
            (form) => !Object.keys(match).some((key) => key.includes(`${name}=${form}`) || key.includes(`${name}=*`)),
          ),
        );
      });
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  const base = Object.entries(VARIANTS).find(([variant]) => variant === locale)?.[1];
  if (locale.startsWith("en-") || base)
    test("contains only what its base and its regional words don't say", () => {
      const source = readCatalog(base ?? DEFAULT_LOCALE);
      const said = (message: Message | undefined) =>
        typeof message === "string" ? applyRegionalWords(locale, message) : message;
      const same = known.filter(({ key, message }) => JSON.stringify(message) === JSON.stringify(said(source[key])));
      expect(same.map(({ key }) => key)).toEqual([]);
    });
});
