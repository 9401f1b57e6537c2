/** A confidentiality agreement in one language, with placeholders in braces. */
export interface Agreement {
  revision: number;
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}
