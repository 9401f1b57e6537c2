import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { AGREEMENT_KINDS, getAgreementTemplate } from "./confidentiality/agreement.ts";
import { isHeading } from "./confidentiality/heading.ts";
import { EDITIONS } from "./countries.ts";

const OWN_LANGUAGES = ["fr-CA", "es-ES", "ja-JP", "vi-VN"] as const;
const CONTENT = join(import.meta.dirname, "../../content");

function read(folder: "messages" | "translated-data", locale: string): Record<string, object> {
  const file = join(import.meta.dirname, folder, `${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function listMissing(folder: "messages" | "translated-data", locale: string, path: string[] = []): string[] {
  const getPart = (whole: object): object =>
    path.reduce((inner, key) => (inner as Record<string, object>)[key] ?? {}, whole);
  const own = getPart(read(folder, locale));
  return Object.keys(getPart(read(folder, "en-US"))).filter((key) => !(key in own));
}

/** Pages that belong to the network; those of the demonstration's office and agent are written in its own language. */
function listPages(locale: string): string[] {
  const folder = join(CONTENT, locale);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  return files.filter((path) => /\.(md|yaml)$/.test(path) && !/^(offices|agents)\/|sections\/settings\.md$/.test(path));
}

describe.each(OWN_LANGUAGES)("the language %s is complete", (locale) => {
  test("has every message", () => expect(listMissing("messages", locale)).toEqual([]));

  test.each(["categories", "editions", "agreement"])("translates the data: %s", (part) =>
    expect(listMissing("translated-data", locale, [part])).toEqual([]),
  );

  test.each(AGREEMENT_KINDS)("has every part of the agreement for a %s", (kind) => {
    const template = getAgreementTemplate(EDITIONS.US, locale, kind);
    expect(template.locale).toBe(locale);
    const count = (text: string) => text.split("\n\n").filter(isHeading).length;
    const english = getAgreementTemplate(EDITIONS.US, "en-US", kind);
    expect(count(template.text)).toBeGreaterThanOrEqual(count(english.text));
  });

  test("has every shipped page", () => {
    const own = listPages(locale);
    expect(listPages("en-US").filter((path) => !own.includes(path))).toEqual([]);
  });
});
