import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { toRows } from "#integrations/gazetteer/read-gazetteer-file.ts";
import { composeGazetteer } from "#integrations/gazetteer/sources/compose.ts";
import { readPackages } from "#integrations/gazetteer/sources/packages.ts";
import { readSentence } from "./read-sentence.ts";

/**
 * The share of the listed sentences that are read as a person would. The heads of the held-out files say what was
 * right when nobody had seen their sentences, and their ends what still isn't.
 */
const MIN_SHARE = 0.95;

const CORPORA = [
  ["en-us", "US", "en-US"],
  ["es", "ES", "es-ES"],
  ["fr", "CA", "fr-CA"],
  ["ja", "JP", "ja-JP"],
  ["vi", "VN", "vi-VN"],
] as const;

const FOLDER = join(import.meta.dirname, "../../../../tests/fixtures/search");

function readCorpus(file: string): [sentence: string, query: URLSearchParams][] {
  return readFileSync(join(FOLDER, `${file}.txt`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "))
    .map((line) => {
      const [sentence = "", query] = line.split(" => ");
      return [sentence, new URLSearchParams(query)];
    });
}

function toText(query: URLSearchParams): string {
  return [...query]
    .map(([key, value]) => `${key}=${value.toLowerCase()}`)
    .sort()
    .join("&");
}

test("the sentences are at least 500, and at least as many were written before the grammar knew them", () => {
  const count = (kind: string): number =>
    CORPORA.reduce((sum, [name]) => sum + readCorpus(`${kind}-${name}`).length, 0);
  expect(count("sentences")).toBeGreaterThanOrEqual(500);
  expect(count("held-out")).toBeGreaterThanOrEqual(500);
});

describe.each(CORPORA)("sentences of %s", (name, edition, locale) => {
  let context: Context;
  beforeAll(() => {
    const { rows, facts } = toRows(composeGazetteer(EDITIONS[edition], readPackages()), EDITIONS[edition].regions);
    const clock = () => new Date("2026-11-28T12:00:00Z");
    context = { edition: EDITIONS[edition], locale, gazetteer: createGazetteer(rows, facts), clock } as Context;
  });

  const read = (sentence: string): URLSearchParams => {
    const { filters, words, unread } = readSentence(sentence, context) ?? { filters: [], words: sentence, unread: [] };
    const query = new URLSearchParams([...filters]);
    if (words) query.set("q", words);
    for (const phrase of unread) query.append("unread", phrase);
    return query;
  };

  const listMisread = (corpus: ReturnType<typeof readCorpus>): string[] =>
    corpus.flatMap(([sentence, query]) => {
      const found = toText(read(sentence));
      return found === toText(query) ? [] : [`${sentence} => ${found} (expected ${toText(query)})`];
    });

  test("are read with the filters that they mean", () => {
    const corpus = readCorpus(`sentences-${name}`);
    const wrong = listMisread(corpus);
    expect(corpus.length).toBeGreaterThanOrEqual(200);
    expect(1 - wrong.length / corpus.length, wrong.join("\n")).toBeGreaterThanOrEqual(MIN_SHARE);
  });

  test("are read with the filters that they mean if a reader wrote them who didn't know the grammar", () => {
    const corpus = readCorpus(`held-out-${name}`);
    const wrong = listMisread(corpus);
    expect(corpus.length).toBeGreaterThanOrEqual(100);
    expect(1 - wrong.length / corpus.length, wrong.join("\n")).toBeGreaterThanOrEqual(MIN_SHARE);
  });

  test("leave words that stay as they are when they are read again", () => {
    for (const [sentence] of readCorpus(`sentences-${name}`)) {
      const words = read(sentence).get("q");
      if (words) expect(read(words).toString(), sentence).toBe(new URLSearchParams({ q: words }).toString());
    }
  });
});
