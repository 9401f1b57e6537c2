import { expect, test } from "vitest";
import { findAddressFault } from "./readable-address.ts";

test("accepts the deepest valid address and rejects a deeper one before any page lookup", () => {
  expect(findAddressFault("/a".repeat(50), "")).toBeNull();
  expect(findAddressFault("/a".repeat(51), "")).toEqual({ status: 414, message: "URI too long" });
  expect(findAddressFault("/".repeat(8_000), "")).toMatchObject({ status: 414 });
});

test("rejects a NUL anywhere", () => {
  const rejected = { status: 400, message: "Bad request" };
  expect(findAddressFault("/agents/%00", "")).toEqual(rejected);
  expect(findAddressFault("/%2500%00", "")).toEqual(rejected);
  expect(findAddressFault("/api/outbox", "?to=%00")).toEqual(rejected);
  expect(findAddressFault("/search", "?q=a%00b&page=2")).toEqual(rejected);
  expect(findAddressFault("/agents/100", "?to=00")).toBeNull();
});

test.each(["/%09/%20", "/agents/%0a", "/%0D%0ASet-Cookie:x=1", "/x/%1f", "/%7F", "/%2509%09"])(
  "rejects a path with a control character: %s",
  (path) => expect(findAddressFault(path, "")).toEqual({ status: 400, message: "Bad request" }),
);

test("allows tabs and line breaks in a query and a percent sign before two digits in a path", () => {
  expect(findAddressFault("/search", "?q=a%09b%0Ac")).toBeNull();
  expect(findAddressFault("/%2509", "")).toBeNull();
});

test.each(["*", "http:", "example.com:443", ""])("rejects %j as a page address", (path) => {
  expect(findAddressFault(path, "")).toEqual({ status: 400, message: "Bad request" });
});

test("allows any number of slashes in a query", () => {
  expect(findAddressFault("/search", `?q=${"/".repeat(500)}`)).toBeNull();
});
