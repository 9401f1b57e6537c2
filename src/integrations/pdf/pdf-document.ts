/** The content of a document to render as a PDF for permanent storage. */
export interface PdfDocument {
  /** BCP 47. */
  language: string;
  /** Paper size. */
  size: "LETTER" | "A4";
  title: string;
  author: string;
  /** A unique id. */
  id: string;
  created_at: Date;
  /** At the top of the first page, as PNG; its size in pixels. */
  logo?: { png: Uint8Array; width: number; height: number } | null;
  /** At the foot of each page. */
  footer: string;
  blocks: readonly PdfBlock[];
}

export type PdfBlock =
  | { kind: "title" | "heading" | "paragraph"; text: string }
  | { kind: "signature"; label: string; text: string; below: string }
  | { kind: "facts"; facts: readonly { label: string; value: string }[] }
  | { kind: "page_break" };

/** When, why and by whom a document is signed. */
export interface SignatureInfo {
  at: Date;
  reason: string;
  name: string;
}

/** Creates and signs PDFs. The same document always gives the same bytes, and so does signing it with the same key. */
export interface PdfWriter {
  /** Loads the libraries for rendering and signing, so that the next signer does not wait for them. */
  warm(): Promise<void>;
  render(document: PdfDocument): Promise<Uint8Array>;
  /** Adds the network's signature over all bytes (PKCS#7, detached), so that any change is detected. */
  sign(pdf: Uint8Array, as: SignatureInfo): Promise<Uint8Array>;
}
