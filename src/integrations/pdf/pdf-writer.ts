import type { FontFile } from "./font-files.ts";
import type { PdfDocument, PdfWriter } from "./pdf-document.ts";
import type { SigningKey } from "./signing-key.ts";

/** Renders and signs documents. The libraries are loaded with the first document, so that they do not delay startup. */
export function createPdfWriter(fontFile: FontFile, signingKey: () => Promise<SigningKey>): PdfWriter {
  let sign: Promise<PdfWriter["sign"]> | undefined;
  let warming: Promise<void> | undefined;
  const pdfWriter: PdfWriter = {
    warm() {
      warming ??= pdfWriter.render(TRIAL).then(async (pdf) => {
        await pdfWriter.sign(pdf, { at: TRIAL.created_at, reason: "", name: "" });
      });
      return warming;
    },
    async render(document) {
      const { renderPdf } = await import("./render-pdf.tsx");
      return renderPdf(document, fontFile);
    },
    async sign(pdf, as) {
      sign ??= import("./sign-pdf.ts").then(async ({ createPdfSigner: encryptor }) => encryptor(await signingKey()));
      return (await sign)(pdf, as);
    },
  };
  return pdfWriter;
}

/** A document with every text style, rendered to load all code and fonts in advance. */
const TRIAL: PdfDocument = {
  size: "A4",
  language: "en",
  title: "",
  author: "",
  id: "",
  created_at: new Date(0),
  footer: "1",
  blocks: [
    { kind: "title", text: "a" },
    { kind: "paragraph", text: "a" },
  ],
};
