import { expect, test } from "vitest";
import { readConfig } from "#config/env.ts";
import { StartupError } from "#lib/errors.ts";
import { toStartupError } from "./startup-error.ts";

const config = readConfig({ DATA_DIR: "/srv/data", PORT: "80" });
const fail = (message: string, details: object) => toStartupError(Object.assign(new Error(message), details), config);

test.each([
  [{ code: "EACCES", syscall: "listen" }, "This user has no permission to use PORT 80. Choose another."],
  [
    { code: "EACCES", path: "/srv/data/seal.pem" },
    "This user has no permission to use DATA_DIR /srv/data. Choose another.",
  ],
  [{ code: "EACCES", path: "/srv" }, "This user has no permission to use DATA_DIR /srv/data. Choose another."],
  [
    { code: "EACCES", path: "/root/site.tar.partial" },
    "This user has no permission to use /root/site.tar.partial. Choose another.",
  ],
  [{ code: "EEXIST", path: "/etc/hosts" }, "/etc/hosts is not a writable folder. Choose another."],
  [{ code: "EROFS", path: "/srv/data2" }, "/srv/data2 is not a writable folder. Choose another."],
  [{ code: "ENOSPC" }, "The disk that holds DATA_DIR /srv/data is full. Free some space and start again."],
])("names the port, file or folder of %j", (details, reason) => {
  expect(fail("x", details)).toEqual(new StartupError(reason));
});

test("says in one line what state the database is in, with its hint", () => {
  const full = { code: "53100", hint: "Check free disk space." };
  expect(fail("could not extend file: No space left on device", full)).toEqual(
    new StartupError("The database reports: could not extend file: No space left on device. Check free disk space."),
  );
  expect(fail("permission denied for schema public", { code: "42501" })).toEqual(
    new StartupError("The database reports: permission denied for schema public."),
  );
});

test("leaves an error that no operator can fix as it is", () => {
  const error = Object.assign(new Error("syntax error"), { code: "42601" });
  expect(toStartupError(error, config)).toBe(error);
});
