import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createPhoto } from "../../../tests/support/create-photo.ts";
import { createPdf, createXlsx, createZip } from "../../../tests/support/documents.ts";
import { createTestDocuments } from "../../../tests/support/pdf.ts";
import { unpackArchive } from "./archive.ts";
import type { DocumentFault } from "./documents.ts";
import { createDocumentsInThread } from "./documents-in-thread.ts";
import { getSheetPage } from "./sheet-pages.ts";
import { createStoredArchive } from "./stored-archive.ts";

const documents = createTestDocuments();
const encodeText = (written: string): Uint8Array => new TextEncoder().encode(written);

/** The darkness of each pixel of a picture; 0 is white. */
async function getDarkness(
  picture: Uint8Array,
): Promise<{ width: number; height: number; of(x: number, y: number): number }> {
  const image = await loadImage(picture);
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  return { width, height, of: (x, y) => 255 - (data[(y * width + x) * 4 + 1] ?? 255) };
}

describe("detects a document's type from its content", () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, object]>([
    ["a PDF", () => createPdf({ pages: 3 }), { kind: "pdf", format: "pdf", pages: 3, sheets: null }],
    ["a photo of a receipt", () => createPhoto(), { kind: "image", format: "webp", pages: 1, sheets: null }],
    ["a workbook", () => createXlsx([["Rent", 1200.5]]), { kind: "sheet", format: "xlsx", pages: 1 }],
    ["a table in a text", () => encodeText("Item;Cost\nRent;1,200\n"), { kind: "sheet", format: "csv", pages: 1 }],
  ])("%s", async (_, made, expected) => {
    expect(await documents.read(await made())).toMatchObject(expected);
  });

  test("reads a workbook's cells as text, fifty rows per page", async () => {
    const rows = Array.from({ length: 120 }, (_, row) => [`Line ${row + 1}`, row * 1.1]);
    const { pages, sheets } = await documents.read(createXlsx(rows));
    expect(pages).toBe(3);
    expect(getSheetPage(sheets ?? [], 3)).toMatchObject({ name: "Accounts", from: 101, columns: 2 });
    expect(getSheetPage(sheets ?? [], 2)?.rows[0]).toEqual(["Line 51", "55"]);
    expect(getSheetPage(sheets ?? [], 4)).toBeUndefined();
  });

  test("decodes accents in a table written by Windows", async () => {
    const bytes = Uint8Array.from([...encodeText("Caf"), 0xe9, ...encodeText(",1\r\nBar,2")]);
    expect((await documents.read(bytes)).sheets?.[0]?.rows).toEqual([
      ["Café", "1"],
      ["Bar", "2"],
    ]);
  });

  test("preserves empty rows between others and trims those at the end", async () => {
    const { sheets } = await documents.read(encodeText("Item,Cost\n\n,,\nRent,1\n\n,\n\n"));
    expect(sheets?.[0]?.rows).toEqual([["Item", "Cost"], [], [], ["Rent", "1"]]);
  });

  test("re-encodes a picture without camera and location metadata", async () => {
    const { stored } = await documents.read(await createPhoto({ hasPlace: true }));
    expect(Buffer.from(stored).includes("Canary")).toBe(false);
  });
});

describe("workbook archives", () => {
  const workbook = Buffer.from(createXlsx([["Rent", 1]]));
  const listed = [["Rent", "1"]];

  test("ignores local entry headers", async () => {
    const lying = Buffer.from(workbook);
    for (let at = 0; at !== -1; at = lying.indexOf("PK\x03\x04", at + 4)) lying.fill(0xff, at + 18, at + 26);
    expect((await documents.read(lying)).sheets?.[0]?.rows).toEqual(listed);
  });

  test("ignores entries missing from the central directory", async () => {
    const hidden = Buffer.from(createXlsx([["Hidden", 2]]));
    const [sheet, end] = ["xl/worksheets/sheet1.xml", "PK\x01\x02"].map((mark) => hidden.indexOf(mark));
    const entry = hidden.subarray((sheet ?? 0) - 30, end);
    const at = workbook.indexOf("PK\x01\x02");
    const smuggled = Buffer.concat([workbook.subarray(0, at), entry, workbook.subarray(at)]);
    smuggled.writeUInt32LE(at + entry.length, smuggled.length - 6);
    expect((await documents.read(smuggled)).sheets?.[0]?.rows).toEqual(listed);
  });

  test("rewrites the archive with valid checksums and sizes", () => {
    const content = encodeText("<x/>");
    const archive = createStoredArchive([["a.xml", content]]);
    expect([...unpackArchive(archive)]).toEqual([["a.xml", Buffer.from(content)]]);
    expect(archive.readUInt32LE(14)).toBe(crc32(content));
  });
});

const createBrokenPdf = async (): Promise<Uint8Array> => (await createPdf()).slice(0, 500);
const createEncryptedPdf = (): Uint8Array =>
  encodeText(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n3 0 obj<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${"a1".repeat(32)}>/U<${"b2".repeat(32)}>>>endobj\ntrailer<</Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]>>\n%%EOF`,
  );

test.each<[string, () => Promise<Uint8Array> | Uint8Array, DocumentFault]>([
  ["half a PDF", createBrokenPdf, "unreadable"],
  ["a PDF with a password", createEncryptedPdf, "encrypted"],
  ["a PDF of more pages than anybody reads", () => createPdf({ pages: 501 }), "too_many_pages"],
  ["half a photo", async () => (await createPhoto()).slice(0, 900), "unreadable"],
  ["an animation", () => createPhoto({ format: "gif" }), "unknown"],
  ["a workbook with a password", () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), "encrypted"],
  ["an archive of something else", () => createZip({ "word/document.xml": "<x/>" }), "unknown"],
  [
    "an archive that unpacks to more than it may",
    () => createZip({ "xl/workbook.xml": "a".repeat(60_000_001) }),
    "too_large",
  ],
  ["half an archive", () => createXlsx([["a", 1]]).slice(0, 300), "unreadable"],
  ["a workbook of too many rows", () => createXlsx(Array.from({ length: 10_001 }, () => [1, 2])), "too_many_rows"],
  ["a table of too many columns", () => encodeText(`${"a,".repeat(60)}b`), "too_many_rows"],
  ["a drawing", () => encodeText("<svg xmlns='http://www.w3.org/2000/svg' a='1,2'/>"), "unknown"],
  ["a letter", () => encodeText("Dear seller"), "unknown"],
  ["a program", () => Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 0, 0]), "unknown"],
])("rejects %s", async (_, made, fault) => {
  await expect(documents.read(await made())).rejects.toMatchObject({ fault });
});

describe("rendered pages", () => {
  const mark = "Pat Lane · 2026-11-20 12:00 UTC";

  test("watermarks every part of the picture with the reader's name", async () => {
    const stored = await createPdf({ text: "" });
    const { width, height, of } = await getDarkness(await documents.draw({ kind: "pdf", stored, page: 1, mark }));
    expect(width).toBe(1_400);
    for (let column = 0; column < 3; column++)
      for (let row = 0; row < 4; row++) {
        let dark = 0;
        for (let x = Math.floor((column * width) / 3); x < Math.floor(((column + 1) * width) / 3); x++)
          for (let y = Math.floor((row * height) / 4); y < Math.floor(((row + 1) * height) / 4); y++)
            if (of(x, y) > 24) dark++;
        expect(dark).toBeGreaterThan(200);
      }
  });

  test("renders different watermarks for different readers, whatever script their names use", async () => {
    const { stored } = await documents.read(await createPhoto());
    const drawn = await Promise.all(
      [mark, "Nguyễn Văn An · x", "山田太郎 · x", "鈴木花子 · x", "محمد علي · x"].map((mark) =>
        documents.draw({ kind: "image", stored, page: 1, mark }),
      ),
    );
    expect(new Set(drawn.map((picture) => Buffer.from(picture).toString("base64"))).size).toBe(5);
  });

  test("renders the requested page", async () => {
    const stored = await createPdf();
    const [one, two] = await Promise.all([1, 2].map((page) => documents.draw({ kind: "pdf", stored, page, mark })));
    expect(Buffer.from(one as Uint8Array).equals(two as Uint8Array)).toBe(false);
  });
});

describe("document thread", () => {
  let folder: string;
  let script: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "handover-documents-"));
    script = join(folder, "worker.mjs");
    // Never finishes an upload.
    await writeFile(
      script,
      `import { parentPort } from "node:worker_threads";
       parentPort.postMessage("loaded");
       parentPort.on("message", (task) => "draw" in task && parentPort.postMessage({ drawn: new Uint8Array([7]) }));`,
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("ends a task that takes too long and continues with the next", async () => {
    const impatient = createDocumentsInThread(script, (name) => name, 0);
    const bytes = new Uint8Array([1]);
    const all = await Promise.allSettled([impatient.read(bytes), impatient.read(bytes)]);
    expect(all).toMatchObject([{ reason: { fault: "too_slow" } }, { reason: { fault: "too_slow" } }]);
    await impatient.close();
  });

  test("renders a page while an upload is being read, and gives each task twenty seconds", async () => {
    const setTimer = vi.spyOn(globalThis, "setTimeout");
    const stuck = createDocumentsInThread(script, (name) => name);
    const upload = stuck.read(new Uint8Array([1]));
    const page = stuck.draw({ kind: "pdf", stored: new Uint8Array(), page: 1, mark: "Pat" });
    expect(await page).toEqual(new Uint8Array([7]));
    expect(setTimer.mock.calls.map(([, ms]) => ms)).toContain(20_000);
    setTimer.mockRestore();
    await stuck.close();
    await expect(upload).rejects.toThrow("closed");
  });
});
