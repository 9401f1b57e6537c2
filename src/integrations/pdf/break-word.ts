const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Japanese line breaking (JIS X 4051): characters that must not start a line stay with the previous one, opening
 * brackets with the next one.
 */
const UNITS =
  /[「『（〔［｛〈《【]*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（〔［｛〈《【]+)[、。，．・：；？！」』）〕］｝〉》】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ％]*/gu;

/**
 * Where a line may break within a word: nowhere in scripts with spaces, so that nothing in a signed document is
 * hyphenated; between the characters of other scripts. The empty parts suppress hyphens.
 */
export function breakWord(word: string): string[] {
  if (!WITHOUT_SPACES.test(word)) return [word];
  const units = word.match(UNITS) ?? [word];
  return units.join("") === word ? units.flatMap((unit, index) => (index === 0 ? [unit] : ["", unit])) : [word];
}
