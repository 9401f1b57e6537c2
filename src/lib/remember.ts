/** Memoizes a pure function: caches up to `max` results and then clears them all. */
export function remember<T>(max: number, answer: (question: string) => T): (question: string) => T {
  const known = new Map<string, T>();
  return (question) => {
    const remembered = known.get(question);
    if (remembered !== undefined) return remembered;
    const fresh = answer(question);
    if (known.size >= max) known.clear();
    known.set(question, fresh);
    return fresh;
  };
}
