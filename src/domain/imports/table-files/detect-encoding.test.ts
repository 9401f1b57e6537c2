import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { decodeText, parseEncodingName } from "./decode.ts";
import { detectEncoding } from "./detect-encoding.ts";

const TEXT = "Headline,Location\r\nCafé “Ñandú” – 50 €,Miami\r\nThe owner’s naïve plan…,Québec\r\n";
const JAPANESE = "見出し,所在地\r\n駅前のパン屋を譲ります,東京都\r\n";

async function decode(bytes: Uint8Array, size = 5) {
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const detected = await detectEncoding(open);
  return { ...detected, text: (await Array.fromAsync(decodeText(open, detected.encoding))).join("") };
}

test.each([
  ["utf-8", iconv.encode(TEXT, "utf8")],
  ["utf-8", iconv.encode(TEXT, "utf8", { addBOM: true })],
  ["utf-16le", iconv.encode(TEXT, "utf-16le", { addBOM: true })],
  ["utf-16be", iconv.encode(TEXT, "utf-16be", { addBOM: true })],
  ["utf-16le", iconv.encode(TEXT, "utf-16le", { addBOM: false })],
  ["utf-16be", iconv.encode(TEXT, "utf-16be", { addBOM: false })],
  ["windows-1252", iconv.encode(TEXT, "win1252")],
])("reads a file in %s as it was typed", async (encoding, bytes) => {
  expect(await decode(bytes)).toMatchObject({ encoding, text: TEXT, stray_bytes: 0 });
});

test("reads a file in Mac Roman as it was typed", async () => {
  const text = TEXT.replace("€", "£");
  expect(await decode(iconv.encode(text, "macroman"))).toMatchObject({ encoding: "macintosh", text });
});

test("reads Japanese text in Shift-JIS", async () => {
  expect(await decode(iconv.encode(JAPANESE, "shift_jis"))).toEqual({
    encoding: "shift_jis",
    confidence: 1,
    stray_bytes: 0,
    text: JAPANESE,
  });
});

test.each([
  ["CAFÉS,ÉCLAIRS", "macintosh"],
  ["Don’t miss “this” one", "macintosh"],
  ["Don’t miss “this” one", "windows-1252"],
  ["MÉDICO, CAFÉS", "windows-1252"],
  ["Crème brûlée à Montréal", "windows-1252"],
])("tells %s in %s from the other Western encodings", async (text, encoding) => {
  expect(await decode(iconv.encode(text, encoding))).toMatchObject({ encoding, text });
});

test("reads stray bytes in a UTF-8 file as Windows-1252 and everything else as UTF-8", async () => {
  const bytes = Buffer.concat([Buffer.from("Café; crème; "), Buffer.from([0x93]), Buffer.from("jalapeño")]);
  expect(await decode(bytes)).toEqual({
    encoding: "utf-8",
    confidence: 0.75,
    stray_bytes: 1,
    text: "Café; crème; “jalapeño",
  });
});

test("detects Windows-1252 when only the very last line is not UTF-8", async () => {
  const plain = "Headline\n".repeat(20_000);
  const bytes = Buffer.concat([Buffer.from(plain), iconv.encode("Café", "win1252")]);
  expect(await decode(bytes, 65_536)).toMatchObject({ encoding: "windows-1252", text: `${plain}Café` });
});

test("treats a character cut off at the end of the file as not UTF-8", async () => {
  expect((await decode(Buffer.from([0x41, 0xc3]))).text).toBe("AÃ");
});

test("rejects a file that is not text, and an empty one", async () => {
  await expect(decode(Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2]))).rejects.toThrow("This isn’t a text file");
  await expect(decode(Buffer.alloc(0))).rejects.toThrow("The file is empty.");
});

test("accepts the names of encodings in any case and rejects others", () => {
  expect(parseEncodingName(" Shift_JIS ")).toBe("shift_jis");
  expect(() => parseEncodingName("ebcdic-9")).toThrow("“ebcdic-9” isn’t a known encoding");
});
