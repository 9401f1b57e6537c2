import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { createTestPdfWriter } from "../../../tests/support/pdf.ts";
import japanese from "../../editions/messages/ja-JP.json" with { type: "json" };
import { breakWord } from "./break-word.ts";
import type { PdfDocument } from "./pdf-document.ts";

const SENTENCE = "本契約は、貴殿（以下「受領者」という。）と、当社との間で、秘密情報の取り扱いについて定めるものです。";
const DOCUMENT: PdfDocument = {
  size: "LETTER",
  language: "ja-JP",
  title: "秘密保持契約書",
  author: "当社",
  id: "document-1",
  footer: "契約 document-1",
  created_at: new Date("2026-11-20T12:00:00Z"),
  blocks: [{ kind: "paragraph", text: SENTENCE.repeat(6) }],
};

test("breaks Japanese into lines that fit the page, without hyphens or a leading comma", async () => {
  const pdf = await getDocument({ data: Uint8Array.from(await createTestPdfWriter().render(DOCUMENT)), verbosity: 0 })
    .promise;
  const page = await pdf.getPage(1);
  const [, , width, height] = page.view;
  expect([width, height]).toEqual([612, 792]);
  const { items } = await page.getTextContent();
  const lines = new Map<number, { text: string; end: number }>();
  for (const item of items) {
    if (!("str" in item) || item.str === "") continue;
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const line = lines.get(Math.round(y)) ?? { text: "", end: 0 };
    lines.set(Math.round(y), { text: line.text + item.str, end: Math.max(line.end, x + item.width) });
  }
  const [...written] = [...lines.values()].filter(({ text }) => !text.includes("document-1"));
  expect(written.length).toBeGreaterThan(4);
  for (const { text, end } of written) {
    expect(end).toBeLessThanOrEqual(612 - 64 + 1);
    expect(text).not.toMatch(/^[、。」）]|-|[「（]$/);
  }
  expect(written.map(({ text }) => text).join("")).toBe(SENTENCE.repeat(6));
});

test.each([
  ["10～25件", "10〜25件"],
  ["330\u202f000 €", "330 000 €"],
])("draws %s without letters that the fonts lack", async (text, drawn) => {
  const document = { ...DOCUMENT, blocks: [{ kind: "paragraph" as const, text }] };
  const pdf = await getDocument({ data: Uint8Array.from(await createTestPdfWriter().render(document)), verbosity: 0 })
    .promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  expect(items.map((item) => ("str" in item ? item.str : "")).join("")).toContain(drawn);
});

test("messages have no such tilde, because the valuation report contains them", () => {
  expect(JSON.stringify(japanese)).not.toContain("～");
});

test.each([
  ["confidentiality", ["confidentiality"]],
  ["契約書", ["契", "", "約", "", "書"]],
  ["「受領者」です。", ["「受", "", "領", "", "者」", "", "で", "", "す。"]],
  ["SDE、", ["SDE、"]],
])("breaks %s as %j", (word, parts) => {
  expect(breakWord(word)).toEqual(parts);
});

test.each([0, 1, 2, 3])(
  "moves a heading to the page of its paragraph of three lines, after %s titles",
  async (count) => {
    const titles = Array.from({ length: count }, () => ({ kind: "title" as const, text: "表題" }));
    const before = Array.from({ length: 33 - 2 * count }, () => ({ kind: "paragraph" as const, text: "一行" }));
    for (const filler of [before, before.slice(1), before.slice(2), before.slice(3), before.slice(4)]) {
      const heading = { kind: "heading" as const, text: "第1条（見出し）" };
      const paragraph = { kind: "paragraph" as const, text: SENTENCE.repeat(2) };
      const bytes = await createTestPdfWriter().render({
        ...DOCUMENT,
        blocks: [...titles, ...filler, heading, paragraph],
      });
      const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
      const { items } = await (await pdf.getPage(1)).getTextContent();
      const texts = items.map((item) => ("str" in item ? item.str : "")).filter(Boolean);
      expect(texts.at(-1)).not.toContain("見出し");
    }
  },
);
