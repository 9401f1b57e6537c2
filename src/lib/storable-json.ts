/** An escaped backslash, or the escape of a lone surrogate. `JSON.stringify` escapes only lone ones. */
const ESCAPES = /\\\\|\\ud[89a-f][0-9a-f]{2}/g;

/** Like `JSON.stringify`, but replaces lone surrogates, which a JSON column rejects. */
export function toStorableJson(value: object): string {
  return JSON.stringify(value).replace(ESCAPES, (found) => (found === "\\\\" ? found : "\ufffd"));
}
