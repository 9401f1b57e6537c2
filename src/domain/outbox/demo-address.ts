/** Domains reserved for documentation and tests (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/;

/**
 * Returns whether an address is made up, like all addresses of the demo network. Mail to it would reach a stranger or
 * no one.
 */
export function isDemoAddress(address: string): boolean {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return RESERVED_DOMAIN.test(domain.trim().toLowerCase().replace(/\.$/, ""));
}
