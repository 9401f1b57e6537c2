/** Formats the stored name of a page or a value as a label: `how_heading` becomes "How heading". */
export function formatName(name: string): string {
  const words = name.replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
