import { expect, test } from "vitest";
import { addressReader } from "./client-address.ts";

test("without trusted proxies nobody can choose the address they come from", () => {
  expect(addressReader([])("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
});

test("behind our proxies the visitor's own address counts, however long the chain they forged", () => {
  const read = addressReader(["10.0.0.0/8", "fd00::/8"]);
  expect(read("10.1.2.3", "6.6.6.6, 198.51.100.1, 10.9.9.9")).toBe("198.51.100.1");
  expect(read("fd00::1", "2001:db8::7")).toBe("2001:db8::7");
});

test("a header that holds no address is not believed", () => {
  expect(addressReader(["10.0.0.1"])("10.0.0.1", "unknown")).toBe("10.0.0.1");
});

test("an IPv4 visitor on an IPv6 socket is the IPv4 visitor", () => {
  expect(addressReader(["10.0.0.0/8"])("::ffff:10.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
});
