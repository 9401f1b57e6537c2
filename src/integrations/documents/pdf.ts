import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { BadDocument, MAX_PAGES } from "./documents.ts";

const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const getFolder = (name: string): string => join(root, name) + sep;

/** Width of a rendered page, in pixels. */
const WIDTH = 1_400;
const MAX_HEIGHT = 4_000;
const MAX_PIXELS = 40_000_000;

/** Counts the pages of a PDF after rendering its first page as a check. @throws BadDocument */
export function readPdf(bytes: Uint8Array): Promise<number> {
  return withPdf(bytes, async (pdf) => {
    if (pdf.numPages > MAX_PAGES) throw new BadDocument("too_many_pages");
    await draw(pdf, 1);
    return pdf.numPages;
  });
}

/**
 * Renders a page of a PDF.
 *
 * @throws BadDocument
 */
export function drawPdf(bytes: Uint8Array, page: number): Promise<Canvas> {
  return withPdf(bytes, (pdf) => draw(pdf, page));
}

async function withPdf<T>(bytes: Uint8Array, work: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({
    // A copy, because the library detaches the buffer it is given.
    data: new Uint8Array(bytes),
    standardFontDataUrl: getFolder("standard_fonts"),
    cMapUrl: getFolder("cmaps"),
    cMapPacked: true,
    wasmUrl: getFolder("wasm"),
    iccUrl: getFolder("iccs"),
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: MAX_PIXELS,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    return await work(await task.promise);
  } catch (error) {
    if (error instanceof BadDocument) throw error;
    throw new BadDocument((error as Error).name === "PasswordException" ? "encrypted" : "unreadable");
  } finally {
    await task.destroy();
  }
}

async function draw(pdf: PDFDocumentProxy, number: number): Promise<Canvas> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  if (!(width > 0 && height > 0)) throw new BadDocument("unreadable");
  const viewport = page.getViewport({ scale: Math.min(WIDTH / width, MAX_HEIGHT / height) });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const target = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: target, viewport, background: "white" }).promise;
  page.cleanup();
  return canvas;
}
