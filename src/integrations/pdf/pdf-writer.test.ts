import { createHash, createPublicKey, verify } from "node:crypto";
import forge from "node-forge";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createTestPdfWriter, getTestSigningKey } from "../../../tests/support/pdf.ts";
import type { PdfDocument } from "./pdf-document.ts";

const NAMES = ["Nguyễn Thị Hồng Đào", "山田 太郎", "محمد علي", "Łukasz Żółć", "Ελένη", "Ђорђе"];
const AT = new Date("2026-11-20T12:00:00Z");
const DOCUMENT: PdfDocument = {
  size: "A4",
  language: "en-US",
  title: "An agreement",
  author: "The network",
  id: "document-1",
  created_at: AT,
  footer: "Agreement document-1",
  blocks: [
    { kind: "title", text: "An agreement" },
    { kind: "heading", text: "1. Parties" },
    { kind: "paragraph", text: `Between ${NAMES.join(", ")}.` },
    ...NAMES.map((text) => ({ kind: "signature" as const, label: "Signed by", text, below: "Today" })),
    { kind: "page_break" },
    { kind: "facts", facts: [{ label: "Hash", value: "a".repeat(64) }] },
  ],
};
const SIGNED = { at: AT, reason: "us-en-us-2", name: "The network" };
const pdfWriter = createTestPdfWriter();

async function createSignedPdf(): Promise<Uint8Array> {
  return pdfWriter.sign(await pdfWriter.render(DOCUMENT), SIGNED);
}

/** Splits a signed PDF into the signed bytes and the signature. */
function toParts(pdf: Uint8Array) {
  const bytes = Buffer.from(pdf);
  const [, ...range] = /\/ByteRange \[\s*(\d+) (\d+) (\d+) (\d+)/.exec(bytes.toString("latin1")) ?? [];
  const [start = 0, length = 0, resume = 0, rest = 0] = range.map(Number);
  const covered = Buffer.concat([bytes.subarray(start, start + length), bytes.subarray(resume, resume + rest)]);
  const hex = bytes.subarray(length + 1, resume - 1).toString("latin1");
  return { covered, signature: Buffer.from(hex, "hex"), end: resume + rest, resume };
}

/** Verifies a detached PKCS#7 signature as PDF readers do (RFC 5652 §5.4). */
async function isSigned(pdf: Uint8Array): Promise<boolean> {
  const { covered, signature } = toParts(pdf);
  const der = forge.util.createBuffer(signature.toString("binary"));
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der, { parseAllBytes: false } as never));
  const { rawCapture, certificates } = message as unknown as {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
    certificates: forge.pki.Certificate[];
  };
  const attributes = forge.asn1.create(
    forge.asn1.Class.UNIVERSAL,
    forge.asn1.Type.SET,
    true,
    rawCapture.authenticatedAttributes,
  );
  const written = Buffer.from(forge.asn1.toDer(attributes).getBytes(), "binary");
  const digest = createHash("sha256").update(covered).digest();
  const key = createPublicKey(forge.pki.certificateToPem(certificates[0] as forge.pki.Certificate));
  return written.includes(digest) && verify("sha256", written, key, Buffer.from(rawCapture.signature, "binary"));
}

test("draws a logo with transparency, the same each time", async () => {
  const create = { width: 320, height: 80, channels: 4 as const, background: { r: 200, g: 20, b: 20, alpha: 0.5 } };
  const png = new Uint8Array(await sharp({ create }).png({ palette: true }).toBuffer());
  const withLogo: PdfDocument = { ...DOCUMENT, logo: { png, width: 320, height: 80 } };
  const [one, other] = [await pdfWriter.render(withLogo), await pdfWriter.render(withLogo)];
  expect(Buffer.from(one).toString("latin1")).toContain("/Subtype /Image");
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  expect(Buffer.from(await pdfWriter.render(DOCUMENT)).toString("latin1")).not.toContain("/Subtype /Image");
});

test("draws a signature on the page of the paragraph before it", async () => {
  for (let before = 24; before < 36; before++) {
    const blocks: PdfDocument["blocks"] = [
      ...Array.from({ length: before }, () => ({ kind: "paragraph" as const, text: "One line" })),
      { kind: "paragraph", text: "The last paragraph" },
      { kind: "signature", label: "Firmado electrónicamente por", text: "The signature", below: "Today" },
    ];
    const bytes = await pdfWriter.render({ ...DOCUMENT, blocks });
    const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("\n");
    expect(text).toContain("Firmado electrónicamente por");
    expect(text).toContain("The signature");
    expect(text).toContain("The last paragraph");
  }
});

const LINE = "Ninety letters in one line of text, so that it fills most of the width of a page of paper. ";

test.each(["A4", "LETTER"] as const)("moves a heading to the %s page of its paragraph", async (size) => {
  for (const lines of [3, 4, 5])
    for (let before = 12; before < 36; before++) {
      const blocks: PdfDocument["blocks"] = [
        ...Array.from({ length: before }, () => ({ kind: "paragraph" as const, text: "One line" })),
        { kind: "heading", text: "The heading" },
        { kind: "paragraph", text: LINE.repeat(lines).trim() },
      ];
      const bytes = await pdfWriter.render({ ...DOCUMENT, size, blocks });
      const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
      const { items } = await (await pdf.getPage(1)).getTextContent();
      const texts = items.map((item) => ("str" in item ? item.str : "")).filter(Boolean);
      expect(texts.at(-1)).not.toBe("The heading");
    }
});

describe("PDF documents", () => {
  test("creates identical bytes each time and different ones for another name", async () => {
    const first = await createSignedPdf();
    expect(Buffer.compare(await createSignedPdf(), first)).toBe(0);
    // The time of signing, not of rendering.
    expect(Buffer.from(first).toString("latin1")).toContain("/M (D:20261120120000Z)");
    const other = { ...DOCUMENT, id: "document-2" };
    expect(Buffer.compare(await pdfWriter.sign(await pdfWriter.render(other), SIGNED), first)).not.toBe(0);
  });

  test("signs every byte, so that any change is detected", async () => {
    const pdf = await createSignedPdf();
    expect(await isSigned(pdf)).toBe(true);
    const { covered, signature, end, resume } = toParts(pdf);
    expect(end).toBe(pdf.length);
    expect(covered.length).toBe(pdf.length - (signature.length * 2 + 2));
    for (const at of [10, 500, Math.floor(pdf.length / 3), resume + 5, pdf.length - 3]) {
      const changed = Uint8Array.from(pdf, (byte, index) => (index === at ? byte ^ 1 : byte));
      expect(await isSigned(changed), `byte ${at}`).toBe(false);
    }
  });

  test("includes the network's own certificate", async () => {
    const { certificates } = await getTestSigningKey();
    const certificate = forge.pki.certificateFromPem(certificates[0] ?? "");
    expect(certificate.verify(certificate)).toBe(true);
    expect(certificate.subject.getField("CN").value).toBe("The tests document seal");
    const { signature } = toParts(await createSignedPdf());
    const der = Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), "binary");
    expect(signature.includes(der)).toBe(true);
  });

  test("has glyphs for every name and its id on each page", async () => {
    const pdf = await getDocument({ data: Uint8Array.from(await createSignedPdf()), verbosity: 0 }).promise;
    const texts: string[] = [];
    for (let page = 1; page <= pdf.numPages; page++) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      texts.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
    }
    const toLetters = (text: string) => text.normalize("NFC").replace(/[^\p{L}\p{M}]/gu, "");
    const said = toLetters(texts.join(" "));
    for (const name of NAMES.filter((one) => !/\p{Script=Arabic}/u.test(one))) expect(said).toContain(toLetters(name));
    // Its letters are shaped and in right-to-left order, so extracted text has a different order.
    expect(said).toMatch(/\p{Script=Arabic}{3}/u);
    for (const text of texts) expect(text).toContain("Agreement document-1");
  });
});
