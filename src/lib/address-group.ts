import { isIP } from "node:net";

/**
 * Returns the group of an IP address for rate limits: an IPv4 address itself, or the first 64 bits of an IPv6 address,
 * because a customer has at least a /64.
 */
export function getAddressGroup(address: string): string {
  const [bare = ""] = address.split("%");
  if (isIP(bare) !== 6) return bare;
  // The URL standard normalizes it: lower case, IPv4 tails in hexadecimal, the longest run of zeros as `::`.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::");
  const groups = head.split(":").filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(":").filter(Boolean);
    groups.push(...Array<string>(8 - groups.length - after.length).fill("0"), ...after);
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}
