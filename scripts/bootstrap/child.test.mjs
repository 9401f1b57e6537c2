import { expect, test } from "vitest";
import { runChild } from "./child.mjs";

const run = (script) => runChild(process.execPath, ["-e", script], { env: process.env, quiet: true });

test.each([0, 1, 2])("a command's exit code %i arrives as it is", async (code) => {
  expect((await run(`process.exit(${code})`)).exitCode).toBe(code);
});

test("a command ended by a signal has the exit code a shell gives it", async () => {
  expect((await run("process.kill(process.pid, 'SIGKILL')")).exitCode).toBe(137);
});

test("what a quiet command said is kept, both what it printed and its errors", async () => {
  const { output } = await run("console.log('one'); console.error('two')");
  expect(output).toContain("one\n");
  expect(output).toContain("two\n");
});
