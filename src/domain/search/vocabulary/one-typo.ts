/** Shorter words have too many similar words to correct a typo. */
const MIN_WORD_LENGTH = 4;

const MAX_WORD_LENGTH = 30;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Lists every spelling one typo away from a word: a letter missing, added or wrong, or two swapped. Empty for numbers
 * and short words.
 */
export function listOneTypoSpellings(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_WORD_LENGTH || letters.length > MAX_WORD_LENGTH || /\d/.test(word)) return [];
  const spellings = new Set<string>();
  for (let at = 0; at <= letters.length; at++) {
    const before = letters.slice(0, at).join("");
    const after = letters.slice(at).join("");
    const rest = letters.slice(at + 1).join("");
    for (const letter of LETTERS) {
      spellings.add(before + letter + after);
      if (at < letters.length) spellings.add(before + letter + rest);
    }
    if (at < letters.length) spellings.add(before + rest);
    if (at + 1 < letters.length) spellings.add(before + letters[at + 1] + letters[at] + letters.slice(at + 2).join(""));
  }
  spellings.delete(word);
  return [...spellings];
}
