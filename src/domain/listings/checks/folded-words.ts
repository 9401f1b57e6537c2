/** A text's words in small letters without accents and punctuation, each between single spaces: " joes bar ". */
export function foldedWords(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/['’]/g, "")
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu);
  return words ? ` ${words.join(" ")} ` : " ";
}

/** Whether the words of one text stand in another, in their order and side by side; no words stand nowhere. */
export function holdsWords(text: string, words: string): boolean {
  const wanted = foldedWords(words);
  return wanted !== " " && foldedWords(text).includes(wanted);
}
