/** Returns a text's words in lower case without accents or punctuation, each between single spaces: " joes bar ". */
export function normalizeWords(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/['’]/g, "")
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu);
  return words ? ` ${words.join(" ")} ` : " ";
}

/** Returns whether a text contains the other's words consecutively and in order; false if there are no words. */
export function containsWords(text: string, words: string): boolean {
  const wanted = normalizeWords(words);
  return wanted !== " " && normalizeWords(text).includes(wanted);
}
