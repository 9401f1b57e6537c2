import { isIP } from "node:net";
import type { Context } from "#domain/context.ts";

/** The site in WebAuthn's terms. */
export interface RelyingParty {
  /** The host name that browsers bind passkeys to. */
  id: string;
  origin: string;
  name: string;
}

/** Time to answer a challenge. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Returns null if browsers don't support passkeys at the site's address: it has no host name or no HTTPS. */
export function findRelyingParty({ network }: Pick<Context, "network">): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(network.origin);
  const isName = isIP(hostname.replace(/^\[(.*)\]$/, "$1")) === 0;
  const isSecure = protocol === "https:" || hostname === "localhost";
  return isName && isSecure ? { id: hostname, origin, name: network.brand } : null;
}

/** The library takes a while to load, and most requests don't need it. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
