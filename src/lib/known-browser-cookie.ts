import { formatHostCookie, parseHostCookie } from "./host-cookie.ts";

const NAME = "known_browser";
const MAX_AGE_SECONDS = 365 * 86_400;

/** Returns the proof in a `Cookie` header that an account has signed in with this browser; null if there is none. */
export function parseBrowserProof(cookies: string | undefined, isSecure: boolean): string | null {
  const proof = parseHostCookie(cookies, NAME, isSecure);
  return proof && /^[\w-]{40,400}$/.test(proof) ? proof : null;
}

export function formatBrowserProofCookie(proof: string, isSecure: boolean): string {
  return formatHostCookie(NAME, proof, MAX_AGE_SECONDS, isSecure);
}
