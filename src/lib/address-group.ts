import { isIP } from "node:net";

/**
 * Whom an address belongs to, as far as limits go: an IPv4 address is one customer's; of an IPv6 address the first 64
 * bits are, since a customer has at least all addresses that begin with them.
 */
export function addressGroup(address: string): string {
  const [bare = ""] = address.split("%");
  if (isIP(bare) !== 6) return bare;
  // As the URL standard writes them: in lower case, IPv4 tails in hexadecimal, the longest run of zeros as `::`.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::");
  const groups = head.split(":").filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(":").filter(Boolean);
    groups.push(...Array<string>(8 - groups.length - after.length).fill("0"), ...after);
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}
