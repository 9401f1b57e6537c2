import { isIP } from "node:net";
import type { Context } from "#domain/context.ts";

/** The site as a passkey knows it. */
export interface RelyingParty {
  /** The host name, to which browsers bind passkeys. */
  id: string;
  origin: string;
  name: string;
}

/** How long a person may take to answer. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Null if browsers offer no passkeys here: an address without a name, or without https. */
export function findRelyingParty({ network }: Pick<Context, "network">): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(network.origin);
  const isName = isIP(hostname.replace(/^\[(.*)\]$/, "$1")) === 0;
  const isSecure = protocol === "https:" || hostname === "localhost";
  return isName && isSecure ? { id: hostname, origin, name: network.brand } : null;
}

/** The library takes a while to load, and most requests don't need it. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
