const ABBREVIATIONS = /\b(?:faq|nda|sde|seo)\b/g;

/** Formats the stored name of a page or a value as a label: `how_heading` becomes "How heading". */
export function formatName(name: string): string {
  const words = name.replace(/[-_]/g, " ").replace(ABBREVIATIONS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
