import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

test("ends without an error when the reader of its output has gone, as head does", async () => {
  // Without the cache, whose folder would be in the sources.
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" };
  const command = spawn(process.execPath, [join(import.meta.dirname, "../command.ts"), "help"], { env });
  command.stdout.destroy();

  const [[code], errors] = await Promise.all([once(command, "exit"), text(command.stderr)]);

  expect({ code, errors }).toEqual({ code: 0, errors: "" });
});
