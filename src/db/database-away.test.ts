import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "./database-away.ts";

test.each(["ECONNREFUSED", "57P01", "53300", "53100", "08006"])("with %s it is worth coming again", (code) => {
  expect(isDatabaseUnavailable(Object.assign(new Error("x"), { code }))).toBe(true);
});

test("a connection that ended under a question is worth asking again", () => {
  expect(isDatabaseUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true);
});

test.each([Object.assign(new Error("duplicate key"), { code: "23505" }), new TypeError("x"), null, "x"])(
  "a fault of ours is none of the database's: %s",
  (error) => expect(isDatabaseUnavailable(error ?? {})).toBe(false),
);
