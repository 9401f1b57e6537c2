import { expect, test } from "vitest";
import { createDemoAccess, isLocalDemo } from "./demo-access.ts";

const LOCAL = { demo: true, database_url: null, host: "127.0.0.1", public_origin: "http://localhost:3000" };

test.each([
  ["the defaults", {}],
  ["https on this machine", { public_origin: "https://127.0.0.1:8443" }],
  ["IPv6", { host: "::1", public_origin: "http://[::1]:3000" }],
])("treats a demo that only this machine can reach as local: %s", (_, changes) => {
  expect(isLocalDemo({ ...LOCAL, ...changes })).toBe(true);
});

test.each([
  ["a public origin", { public_origin: "https://www.example.com" }],
  ["a public origin named like this machine", { public_origin: "https://localhost.example.com" }],
  ["a host that others reach", { host: "0.0.0.0" }],
  ["a database server", { database_url: "postgres://u@127.0.0.1/x" }],
  ["no demo", { demo: false }],
])("does not treat a demo as local with %s", (_, changes) => {
  expect(isLocalDemo({ ...LOCAL, ...changes })).toBe(false);
  const access = createDemoAccess({ ...LOCAL, ...changes });
  expect(access.run({ host: "localhost" }, access.isOpen)).toBe(false);
});

test.each(["Forwarded", "x-forwarded-for", "X-Forwarded-Proto", "X-FORWARDED-anything", "Via", "X-Real-IP"])(
  "closes a local demo to a request with %s, including work that it starts",
  async (name) => {
    const access = createDemoAccess(LOCAL);
    const later = access.run({ host: "localhost", [name]: "192.0.2.1" }, async () => {
      await null;
      return access.isOpen();
    });
    expect(await access.run({ host: "localhost", accept: "*/*" }, async () => access.isOpen())).toBe(true);
    expect(await later).toBe(false);
  },
);
