/** An escaped backslash, or the escape of half a surrogate pair. `JSON.stringify` escapes halves only. */
const ESCAPES = /\\\\|\\ud[89a-f][0-9a-f]{2}/g;

/** Like `JSON.stringify`, but replaces halves of surrogate pairs, which a JSON column rejects. */
export function toStorableJson(value: object): string {
  return JSON.stringify(value).replace(ESCAPES, (found) => (found === "\\\\" ? found : "\ufffd"));
}
