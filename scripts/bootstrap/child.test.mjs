import { expect, test } from "vitest";
import { runChild } from "./child.mjs";

const run = (script) => runChild(process.execPath, ["-e", script], { env: process.env, quiet: true });

test.each([0, 1, 2])("returns a command's exit code %i unchanged", async (code) => {
  expect((await run(`process.exit(${code})`)).exitCode).toBe(code);
});

test("returns the exit code of a shell for a command ended by a signal", async () => {
  expect((await run("process.kill(process.pid, 'SIGKILL')")).exitCode).toBe(137);
});

test("returns the output and the errors of a quiet command", async () => {
  const { output } = await run("console.log('one'); console.error('two')");
  expect(output).toContain("one\n");
  expect(output).toContain("two\n");
});
