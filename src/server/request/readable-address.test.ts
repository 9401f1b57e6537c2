import { expect, test } from "vitest";
import { addressFault } from "./readable-address.ts";

test("an address as deep as any page is read, and a deeper one refused before anyone looks for its page", () => {
  expect(addressFault("/a".repeat(50), "")).toBeNull();
  expect(addressFault("/a".repeat(51), "")).toEqual({ status: 414, message: "URI too long" });
  expect(addressFault("/".repeat(8_000), "")).toMatchObject({ status: 414 });
});

test("a NUL is refused wherever it stands", () => {
  const rejected = { status: 400, message: "Bad request" };
  expect(addressFault("/agents/%00", "")).toEqual(rejected);
  expect(addressFault("/%2500%00", "")).toEqual(rejected);
  expect(addressFault("/api/outbox", "?to=%00")).toEqual(rejected);
  expect(addressFault("/search", "?q=a%00b&page=2")).toEqual(rejected);
  expect(addressFault("/agents/100", "?to=00")).toBeNull();
});

test.each(["/%09/%20", "/agents/%0a", "/%0D%0ASet-Cookie:x=1", "/x/%1f", "/%7F", "/%2509%09"])(
  "a path with a control character is refused: %s",
  (path) => expect(addressFault(path, "")).toEqual({ status: 400, message: "Bad request" }),
);

test("a question may hold tabs and line breaks, and a path a percent sign before two digits", () => {
  expect(addressFault("/search", "?q=a%09b%0Ac")).toBeNull();
  expect(addressFault("/%2509", "")).toBeNull();
});

test.each(["*", "http:", "example.com:443", ""])("%j is no address of a page", (path) => {
  expect(addressFault(path, "")).toEqual({ status: 400, message: "Bad request" });
});

test("a question may hold as many slashes as it likes", () => {
  expect(addressFault("/search", `?q=${"/".repeat(500)}`)).toBeNull();
});
