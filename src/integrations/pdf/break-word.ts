const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Matches units of Japanese line breaking (JIS X 4051): characters that must not start a line stay with the previous
 * character, opening brackets with the next.
 */
const UNITS =
  /[「『（〔［｛〈《【]*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（〔［｛〈《【]+)[、。，．・：；？！」』）〕］｝〉》】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ％]*/gu;

/**
 * Splits a word where a line may break. In scripts with spaces, words are never split, so that a signed document has no
 * hyphenation. In other scripts, lines may break between characters. The empty parts prevent hyphens.
 */
export function breakWord(word: string): string[] {
  if (!WITHOUT_SPACES.test(word)) return [word];
  const units = word.match(UNITS) ?? [word];
  return units.join("") === word ? units.flatMap((unit, index) => (index === 0 ? [unit] : ["", unit])) : [word];
}
