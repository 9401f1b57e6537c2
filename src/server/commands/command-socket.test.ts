import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Config, readConfig } from "#config/env.ts";
import { StartupError } from "#lib/errors.ts";
import { silentLog } from "#lib/log.ts";
import type { BuildPaths, Services } from "../bootstrap.ts";
import { getSocketPath, listenForCommands, sendCommand } from "./command-socket.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-socket-"));
const config: Config = readConfig({ DATA_DIR: folder });
/** Services without anything that a command needs, so that every real command fails. */
const services = { context: { log: silentLog } } as unknown as Services;
const places = {} as BuildPaths;
const file = join(folder, "listings.csv");

let listening: { close(): Promise<void> };
beforeAll(async () => {
  writeFileSync(file, 'Headline,Category,Location,Asking Price\nBakery,Bakery,"Tampa, FL",1\n');
  listening = await listenForCommands(config, services, places);
});
afterAll(async () => {
  await listening.close();
  rmSync(folder, { recursive: true, force: true });
});

function createPrinter() {
  const printed: string[] = [];
  return { printed, out: (line: string) => printed.push(line), err: (line: string) => printed.push(line) };
}

/** Returns the responses to a line as objects. */
async function sendLine(line: string): Promise<unknown[]> {
  const socket = connect(getSocketPath(folder));
  socket.write(`${line}\n`);
  return (await text(socket))
    .trim()
    .split("\n")
    .map((answer) => JSON.parse(answer));
}

test("runs a command in the process that holds the folder and returns its output and exit code", async () => {
  const { printed, ...print } = createPrinter();
  expect(await sendCommand(folder, "import", [join(folder, "missing.csv")], print)).toBe(2);
  expect(printed).toEqual([expect.stringContaining("missing.csv: ENOENT")]);
});

test("exits with 1 and the reason when a command fails, then accepts the next one", async () => {
  const { printed, ...print } = createPrinter();
  expect(await sendCommand(folder, "import", [file], print)).toBe(1);
  expect(printed).toHaveLength(1);
  expect(await sendCommand(folder, "no-such-command", [], print)).toBe(2);
});

test.each(["this is no JSON", "null", "{}"])(
  "answers the line %j with exit code 1 and accepts the next command",
  async (line) => {
    expect((await sendLine(line)).at(-1)).toEqual({ exit: expect.any(Number) });
    expect(await sendCommand(folder, "no-such-command", [], createPrinter())).toBe(2);
  },
);

test("survives a client that disconnects before the response", async () => {
  const tooEarly: Socket = connect(getSocketPath(folder));
  await once(tooEarly, "connect");
  // Reading the file takes a moment, and the client is gone by then.
  tooEarly.end(`${JSON.stringify({ name: "import", args: [file] })}\n`);
  tooEarly.destroy();
  expect(await sendCommand(folder, "no-such-command", [], createPrinter())).toBe(2);
});

test("rejects commands from other users of the machine", () => {
  expect(statSync(getSocketPath(folder)).mode & 0o777).toBe(0o600);
});

test("reports in one line a folder whose holder does not accept commands yet", async () => {
  const notListening = mkdtempSync(join(tmpdir(), "handover-deaf-"));
  const sent = sendCommand(notListening, "import", [], createPrinter());
  await expect(sent).rejects.toThrow(StartupError);
  await expect(sent).rejects.toThrow(`DATA_DIR ${notListening} is not accepting commands yet`);
  rmSync(notListening, { recursive: true });
});

test("replaces a socket left behind by a crash", async () => {
  const crashed = mkdtempSync(join(tmpdir(), "handover-crashed-"));
  writeFileSync(getSocketPath(crashed), "");
  const again = await listenForCommands(readConfig({ DATA_DIR: crashed }), services, places);
  expect(await sendCommand(crashed, "no-such-command", [], createPrinter())).toBe(2);
  await again.close();
  rmSync(crashed, { recursive: true });
});

test("puts the socket elsewhere when the folder's path is too long", () => {
  const deep = join(folder, "a".repeat(100));
  expect(getSocketPath(deep).length).toBeLessThan(108);
  expect(getSocketPath(deep)).not.toBe(getSocketPath(`${deep}b`));
});

test("creates no socket on a server database", async () => {
  const empty = mkdtempSync(join(tmpdir(), "handover-none-"));
  const onServer = readConfig({ DATA_DIR: empty, DATABASE_URL: "postgres://localhost/x", SECRET_KEY: "s".repeat(32) });
  await (await listenForCommands(onServer, services, places)).close();
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});
