import type { FormatHeading } from "./heading.ts";

/** A confidentiality agreement in one language, with placeholders in braces. */
export interface Agreement {
  revision: number;
  title: string;
  /** Formats a heading with its number. Without it, headings are numbered as in "1. Parties". */
  format_heading?: FormatHeading;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}
