/**
 * Returns a function that loads code once, and again after a failure. All callers get the same promise, so that what
 * they do with the code happens in the order of their calls; browsers don't resolve several imports in that order.
 */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null;
  return () => {
    code ??= load().catch((error) => {
      code = null;
      throw error;
    });
    return code;
  };
}
