import { expect, test } from "vitest";
import { commands } from "../../../scripts/bootstrap/commands.mjs";
import { findUnknownOption, formatHelp, HELP } from "./help.ts";

test("explains every command of a release", () => {
  const released = Object.entries(commands).filter(([, command]) => "program" in command);
  expect(Object.keys(HELP)).toEqual(released.map(([name]) => name));
});

test("lists all commands, or explains one with its arguments", () => {
  expect(formatHelp("")).toMatch(/^Commands:\n {2}start .*\n {2}worker /);
  expect(formatHelp("backup")).toMatch(/^npm run backup -- FILE\nWrites a verified backup/);
  expect(formatHelp("constructor")).toMatch(/^Commands:/);
});

test("finds an option of a command that takes none", () => {
  expect(findUnknownOption("backup", ["--encrypt", "site.tar"])).toBe("--encrypt");
  expect(findUnknownOption("backup", ["site.tar"])).toBeUndefined();
  expect(findUnknownOption("import", ["--dry-run"])).toBeUndefined();
  expect(findUnknownOption("constructor", ["--dry-run"])).toBeUndefined();
});
