import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

test.each(["ECONNREFUSED", "57P01", "53300", "53100", "08006"])("treats %s as retryable", (code) => {
  expect(isDatabaseUnavailable(Object.assign(new Error("x"), { code }))).toBe(true);
});

test("treats a connection lost during a query as retryable", () => {
  expect(isDatabaseUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseUnavailable(new Error("Query read timeout"))).toBe(true);
});

test.each([Object.assign(new Error("duplicate key"), { code: "23505" }), new TypeError("x"), null, "x"])(
  "does not treat our own error as an outage: %s",
  (error) => expect(isDatabaseUnavailable(error ?? {})).toBe(false),
);
