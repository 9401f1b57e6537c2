const HERE = "http://own.invalid";

/**
 * A place on this site as an address names it, for going on to after signing in; null for whatever a browser would take
 * for another site's.
 */
export function ownPath(target: string | null): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out before they read an address.
  if (!target?.startsWith("/") || /[\\\u0000-\u001f]/.test(target)) return null;
  const parsed = URL.parse(target, HERE);
  if (parsed?.origin !== HERE || parsed.pathname.startsWith("//")) return null;
  return parsed.pathname + parsed.search + parsed.hash;
}
