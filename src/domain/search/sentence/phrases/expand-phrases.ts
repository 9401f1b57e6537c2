/**
 * Lists the phrases of a list separated by "|": "(con/incluye) (local/nave)" is four, and an infinitive with "*" stands
 * for its forms.
 */
export function expandPhrases(list: string, conjugate?: (infinitive: string) => string[]): string[] {
  return list.split("|").flatMap((entry) =>
    expandChoices(entry.trim()).flatMap((phrase) => {
      if (!phrase.endsWith("*")) return [phrase];
      const infinitive = phrase.slice(0, -1);
      return [infinitive, ...(conjugate?.(infinitive) ?? [])];
    }),
  );
}

/** Replaces the first "(a/b)" of a phrase by each of its choices, one of which may be empty. */
function expandChoices(phrase: string): string[] {
  const found = /\(([^)]*)\)/.exec(phrase);
  if (!found) return [phrase.replace(/\s+/g, " ").trim()];
  const [choices, texts = ""] = found;
  return texts.split("/").flatMap((text) => expandChoices(phrase.replace(choices, text)));
}
