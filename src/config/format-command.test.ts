import { expect, test } from "vitest";
import { formatCommand } from "./format-command.ts";

test.each([
  ["worker", "", "npm run worker"],
  ["backup", "handover.tar", "npm run backup -- handover.tar"],
  ["start", "--processes 4", "npm start -- --processes 4"],
])("names %s %s with npm in a checkout", (name, args, expected) => {
  expect(formatCommand(name, args, "")).toBe(expected);
});

test("names the program of an installed release", () => {
  expect(formatCommand("worker", "", "handover")).toBe("handover worker");
  expect(formatCommand("backup", "handover.tar", "handover")).toBe("handover backup handover.tar");
});
