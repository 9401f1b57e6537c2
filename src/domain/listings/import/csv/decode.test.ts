import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { decodeFile } from "./decode.ts";

const TEXT = "Headline,Location\r\nCafé “Ñandú” – 50 €,Miami\r\n";

async function decode(bytes: Uint8Array, size = 5): Promise<{ encoding: string; text: string }> {
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const { encoding, readText: text } = await decodeFile(open);
  return { encoding, text: (await Array.fromAsync(text())).join("") };
}

test.each([
  ["utf-8", iconv.encode(TEXT, "utf8"), "utf-8"],
  ["utf-8 with its mark", iconv.encode(TEXT, "utf8", { addBOM: true }), "utf-8"],
  ["utf-16 little-endian", iconv.encode(TEXT, "utf-16le", { addBOM: true }), "utf-16le"],
  ["utf-16 big-endian", iconv.encode(TEXT, "utf-16be", { addBOM: true }), "utf-16be"],
  ["windows-1252", iconv.encode(TEXT, "win1252"), "windows-1252"],
])("reads a file in %s as it was typed", async (_, bytes, encoding) => {
  expect(await decode(bytes)).toEqual({ encoding, text: TEXT });
});

test("detects Windows-1252 when only the very last line is not UTF-8", async () => {
  const plain = "Headline\n".repeat(20_000);
  const bytes = Buffer.concat([Buffer.from(plain), iconv.encode("Café", "win1252")]);
  expect(await decode(bytes, 65_536)).toEqual({ encoding: "windows-1252", text: `${plain}Café` });
});

test("treats a character cut off at the end of the file as not UTF-8", async () => {
  expect((await decode(Buffer.from([0x41, 0xc3]))).text).toBe("AÃ");
});

test("rejects a workbook and explains what to do", async () => {
  await expect(decode(Buffer.from("PK\u0003\u0004 and the rest of a zip"), 2)).rejects.toThrow(/Save As > CSV UTF-8/);
});

test("rejects a file that is not text", async () => {
  await expect(decode(Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2]))).rejects.toThrow("This is not a text file.");
});

test("rejects an empty file", async () => {
  await expect(decode(Buffer.alloc(0))).rejects.toThrow("The file is empty.");
});
