import type { EditionCode } from "./edition.ts";

/** Countries whose offices print on US Letter (ANSI A, NOM-050); the others use ISO A4. */
const ON_LETTER: readonly EditionCode[] = ["US", "CA", "MX", "PR"];

/** The sheet that documents are drawn on in a country. */
export function paperSize(code: EditionCode): "LETTER" | "A4" {
  return ON_LETTER.includes(code) ? "LETTER" : "A4";
}
