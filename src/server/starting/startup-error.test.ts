import { expect, test } from "vitest";
import { readConfig } from "#config/env.ts";
import { StartupError } from "#lib/errors.ts";
import { toStartupError } from "./startup-error.ts";

test("says in one line that a pool rejects the connection's settings", () => {
  const error = Object.assign(new Error("unsupported startup parameter: statement_timeout"), { code: "08P01" });
  expect(toStartupError(error, readConfig({}))).toEqual(
    new StartupError("DATABASE_URL can't be reached: unsupported startup parameter: statement_timeout."),
  );
});

test("leaves an error that no operator can fix as it is", () => {
  const error = new Error("x is undefined");
  expect(toStartupError(error, readConfig({}))).toBe(error);
});
