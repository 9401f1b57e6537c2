const BASE_URL = "http://own.invalid";

/**
 * Returns a path of this site to continue to after sign-in; null for anything that a browser would resolve to another
 * site.
 */
export function parseOwnPath(target: string | null): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out before they read an address.
  if (!target?.startsWith("/") || /[\\\u0000-\u001f]/.test(target)) return null;
  const parsed = URL.parse(target, BASE_URL);
  if (parsed?.origin !== BASE_URL || parsed.pathname.startsWith("//")) return null;
  return parsed.pathname + parsed.search + parsed.hash;
}
