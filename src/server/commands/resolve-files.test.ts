import { expect, test } from "vitest";
import { resolveFiles } from "./resolve-files.ts";

test.each([
  ["a file", ["a.csv"], ["/home/a.csv"]],
  ["a file after an option without a value", ["--dry-run", "a.csv"], ["--dry-run", "/home/a.csv"]],
  [
    "a file after two options",
    ["--category", "Retail", "--publish", "a.csv"],
    ["--category", "Retail", "--publish", "/home/a.csv"],
  ],
  ["a file after an option with its value", ["--category=Retail", "../a.csv"], ["--category=Retail", "/a.csv"]],
  ["no value of an option", ["a.csv", "--undo", "12"], ["/home/a.csv", "--undo", "12"]],
  ["no absolute path", ["/data/a.csv"], ["/data/a.csv"]],
])("resolves %s", (_, args, expected) => expect(resolveFiles(args, "/home")).toEqual(expected));
