import { expect, test } from "vitest";
import { createAddressReader, createLoggedAddressReader, truncateAddress } from "./client-address.ts";

test("ignores forwarded addresses without trusted proxies", () => {
  expect(createAddressReader([])("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
});

test("uses the visitor's own address behind our proxies, however long the forged chain", () => {
  const read = createAddressReader(["10.0.0.0/8", "fd00::/8"]);
  expect(read("10.1.2.3", "6.6.6.6, 198.51.100.1, 10.9.9.9")).toBe("198.51.100.1");
  expect(read("fd00::1", "2001:db8::7")).toBe("2001:db8::7");
});

test("ignores a header that holds no address", () => {
  expect(createAddressReader(["10.0.0.1"])("10.0.0.1", "unknown")).toBe("10.0.0.1");
});

test("maps an IPv4-mapped IPv6 socket address to IPv4", () => {
  expect(createAddressReader(["10.0.0.0/8"])("::ffff:10.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
});

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  ["2001:db8:1::6", "2001:db8:1::"],
  ["2001:db8::7", "2001:db8:0::"],
  ["::1", "0:0:0::"],
  ["", ""],
])("truncates %s to %s", (address, expected) => expect(truncateAddress(address)).toBe(expected));

test("logs as much of an address as the policy allows", () => {
  const read = (policy: "none" | "truncated" | "full") =>
    createLoggedAddressReader(policy, (address: string) => address)("203.0.113.77");
  expect([read("none"), read("truncated"), read("full")]).toEqual([undefined, "203.0.113.0", "203.0.113.77"]);
});
