import { expect, test } from "vitest";
import { createAliasRedirect, createHostCheck, getHost } from "./host-check.ts";

const onThisMachine = createHostCheck({ public_origin: "http://localhost:3000", host: "127.0.0.1" });
const onTheInternet = createHostCheck({ public_origin: "https://www.brokers.example", host: "0.0.0.0" });

test.each(["www.brokers.example", "WWW.Brokers.Example"])("answers a public site's own name %s", (host) => {
  expect(onTheInternet(host, "/")).toBe(true);
});

test.each([
  undefined,
  "",
  "brokers.example",
  "not-www.brokers.example",
  "www.brokers.example.evil.example",
  "evil.example",
  "www.brokers.example:8080",
  "localhost",
  "127.0.0.1",
  "[::1]",
])("rejects %s on a public site", (host) => {
  expect(onTheInternet(host, "/")).toBe(false);
});

test.each(["/api/healthz", "/api/readyz", "/api/metrics"])("answers %s by IP address", (path) => {
  expect(onTheInternet("10.0.0.7:3000", path)).toBe(true);
  expect(onTheInternet(undefined, path)).toBe(true);
});

test.each(["/api/healthz/", "/api/outbox", "/api/healthz/../outbox"])("does not answer %s by IP address", (path) => {
  expect(onTheInternet("10.0.0.7:3000", path)).toBe(false);
});

test.each(["localhost:3000", "localhost:49152", "LOCALHOST", "127.0.0.1:1", "127.8.9.10", "[::1]:3000", "[::1]"])(
  "answers %s on a site that only this machine can reach",
  (host) => {
    expect(onThisMachine(host, "/")).toBe(true);
  },
);

// DNS rebinding: another site's page whose name resolves to 127.0.0.1 must not be able to read the demo's emails.
test.each(["evil.example", "evil.example:3000", "localhost.evil.example", "127.0.0.1.evil.example", "evil@localhost"])(
  "rejects %s on a site that only this machine can reach",
  (host) => {
    expect(onThisMachine(host, "/api/outbox")).toBe(false);
  },
);

test("redirects other hosts of the site, and no others", () => {
  const redirect = createAliasRedirect({
    public_origin: "https://www.brokers.example",
    alias_hosts: ["brokers.example", "old.example"],
  });
  const visit = { path: "/locations", query: "?near=33602" };
  expect(redirect("Brokers.Example", visit)).toBe("https://www.brokers.example/locations?near=33602");
  expect(redirect("old.example:8443", visit)).toBe("https://www.brokers.example/locations?near=33602");
  for (const host of ["evil.example", "old.example.evil.example", "", undefined])
    expect(redirect(host, visit)).toBeNull();
});

test("distinguishes a request with two hosts from one with none", () => {
  expect(getHost(["Accept", "*/*", "Host", "localhost", "From", "host"])).toBe("localhost");
  expect(getHost(["host", "localhost", "HOST", "evil.example"])).toBeNull();
  expect(getHost(["Host", "localhost", "Host", "localhost"])).toBeNull();
  expect(getHost(["Accept", "*/*"])).toBeUndefined();
});
