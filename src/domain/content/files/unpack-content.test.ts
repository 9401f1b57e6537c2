import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { unpackContent } from "./unpack-content.ts";

const pack = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, typeof text === "string" ? strToU8(text) : text]),
    ),
  );
const ABOUT = { path: "en-US/sections/about.yaml", text: "contents: {}\n" };

test("reads the texts of an archive, and those of a folder in it", () => {
  const others = { "readme.txt": "no", ".git/a.yaml": "no" };
  expect(unpackContent(pack({ [ABOUT.path]: ABOUT.text, ...others }))).toEqual([ABOUT]);
  const macOs = { "__MACOSX/texts/._about.yaml": "no" };
  expect(unpackContent(pack({ [`texts/${ABOUT.path}`]: ABOUT.text, ...macOs }))).toEqual([ABOUT]);
});

test.each([
  ["what isn't an archive", strToU8("hello"), "file"],
  ["an archive without texts", pack({ "a.txt": "hello" }), "file"],
  [
    "bytes that aren't UTF-8",
    pack({ "en-US/menus/header.yaml": new Uint8Array([0xff, 0xfe]) }),
    "en-US/menus/header.yaml",
  ],
  ["a file that is too large", pack({ "en-US/blog/a.yaml": new Uint8Array(2_000_001) }), "en-US/blog/a.yaml"],
  [
    "an archive that is too large",
    pack(Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`en-US/blog/${n}.yaml`, new Uint8Array(2_000_000)]))),
    "file",
  ],
])("rejects %s", (_name, archive, field) => {
  expect(() => unpackContent(archive)).toThrow(
    expect.objectContaining({ status: 422, errors: { [field]: [expect.any(String)] } }),
  );
});

test("rejects an archive whose texts are larger than it declares", () => {
  const archive = pack({ "en-US/blog/a.yaml": new Uint8Array(61_000_000) });
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const directory = view.getUint32(archive.length - 6, true);
  view.setUint32(22, 1, true);
  view.setUint32(directory + 24, 1, true);
  expect(() => unpackContent(archive)).toThrow(expect.objectContaining({ errors: { file: [expect.any(String)] } }));
});

test("rejects an archive whose texts share their bytes, instead of unpacking them over and over", () => {
  const archive = pack({ "en-US/blog/a.yaml": "a".repeat(1_000_000) });
  const directory = new DataView(archive.buffer, archive.byteOffset).getUint32(archive.length - 6, true);
  const entry = archive.subarray(directory, -22);
  const end = archive.slice(-22);
  const count = 500;
  new DataView(end.buffer).setUint16(10, count, true);
  const shared = Buffer.concat([archive.subarray(0, directory), ...Array.from({ length: count }, () => entry), end]);
  expect(() => unpackContent(shared)).toThrow(expect.objectContaining({ errors: { file: [expect.any(String)] } }));
});
