const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Japanese: what may begin no line stays with the letter before it, an opening bracket with the one after it (JIS X 4051). */
const UNITS =
  /[「『（〔［｛〈《【]*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（〔［｛〈《【]+)[、。，．・：；？！」』）〕］｝〉》】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ％]*/gu;

/**
 * Where a line may end within a word: nowhere in what is written with spaces, so that nothing somebody signs is hyphenated;
 * between the letters of what is not. The empty parts keep the hyphens away.
 */
export function breakWord(word: string): string[] {
  if (!WITHOUT_SPACES.test(word)) return [word];
  const units = word.match(UNITS) ?? [word];
  return units.join("") === word ? units.flatMap((unit, index) => (index === 0 ? [unit] : ["", unit])) : [word];
}
