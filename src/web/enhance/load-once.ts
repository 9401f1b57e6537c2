/**
 * Returns a function that loads code once; after a failure, the next call tries again. All callers get the same
 * promise, so that they continue in the order of their calls. With separate imports, browsers don't guarantee that.
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
