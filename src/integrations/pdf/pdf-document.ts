/** A document that is kept for good, as far as drawing it goes. */
export interface PdfDocument {
  /** BCP 47. */
  language: string;
  /** Of the sheet it is printed on. */
  size: "LETTER" | "A4";
  title: string;
  author: string;
  /** What tells it from all others. */
  id: string;
  created_at: Date;
  /** At the foot of each page. */
  footer: string;
  blocks: readonly PdfBlock[];
}

export type PdfBlock =
  | { kind: "title" | "heading" | "paragraph"; text: string }
  | { kind: "signature"; label: string; text: string; below: string }
  | { kind: "facts"; facts: readonly { label: string; value: string }[] }
  | { kind: "page_break" };

/** When and why a document is sealed, and by whom. */
export interface SignatureInfo {
  at: Date;
  reason: string;
  name: string;
}

/** Documents as PDF. The same paper makes the same bytes, and so does sealing them again with the same key. */
export interface PdfWriter {
  /** Loads what drawing and sealing take, so that whoever signs next does not wait for it. */
  warm(): Promise<void>;
  draw(paper: PdfDocument): Promise<Uint8Array>;
  /** Adds the network's signature over every byte (PKCS#7, detached), so that one that changes is noticed. */
  seal(pdf: Uint8Array, as: SignatureInfo): Promise<Uint8Array>;
}
