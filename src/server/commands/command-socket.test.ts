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
import { listenForCommands, sendCommand, socketPath } from "./command-socket.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-socket-"));
const config: Config = readConfig({ DATA_DIR: folder });
/** A ground on which every command that needs more than its name fails. */
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

function printer() {
  const printed: string[] = [];
  return { printed, out: (line: string) => printed.push(line), err: (line: string) => printed.push(line) };
}

/** What is answered to a line, as objects. */
async function answersTo(line: string): Promise<unknown[]> {
  const socket = connect(socketPath(folder));
  socket.write(`${line}\n`);
  return (await text(socket))
    .trim()
    .split("\n")
    .map((answer) => JSON.parse(answer));
}

test("a command is run in the process that holds the folder, and its words and its end come back", async () => {
  const { printed, ...print } = printer();
  expect(await sendCommand(folder, "import", [join(folder, "missing.csv")], print)).toBe(2);
  expect(printed).toEqual([expect.stringContaining("missing.csv cannot be read")]);
});

test("a command that fails ends with 1 and its reason, and the next one is taken", async () => {
  const { printed, ...print } = printer();
  expect(await sendCommand(folder, "import", [file], print)).toBe(1);
  expect(printed).toHaveLength(1);
  expect(await sendCommand(folder, "no-such-command", [], print)).toBe(2);
});

test.each(["this is no JSON", "null", "{}"])("the line %j ends with 1, and the next command is taken", async (line) => {
  expect((await answersTo(line)).at(-1)).toEqual({ exit: expect.any(Number) });
  expect(await sendCommand(folder, "no-such-command", [], printer())).toBe(2);
});

test("whoever hangs up before the answer does no harm", async () => {
  const hasty: Socket = connect(socketPath(folder));
  await once(hasty, "connect");
  // It takes a moment to read the file, and by then nobody is there to be told.
  hasty.end(`${JSON.stringify({ name: "import", args: [file] })}\n`);
  hasty.destroy();
  expect(await sendCommand(folder, "no-such-command", [], printer())).toBe(2);
});

test("nobody else on the machine may give commands", () => {
  expect(statSync(socketPath(folder)).mode & 0o777).toBe(0o600);
});

test("a folder whose holder takes no commands yet is said in one line", async () => {
  const deaf = mkdtempSync(join(tmpdir(), "handover-deaf-"));
  const sent = sendCommand(deaf, "import", [], printer());
  await expect(sent).rejects.toThrow(StartupError);
  await expect(sent).rejects.toThrow(`DATA_DIR ${deaf} takes no commands yet`);
  rmSync(deaf, { recursive: true });
});

test("the socket that a crash left behind is no obstacle", async () => {
  const crashed = mkdtempSync(join(tmpdir(), "handover-crashed-"));
  writeFileSync(socketPath(crashed), "");
  const again = await listenForCommands(readConfig({ DATA_DIR: crashed }), services, places);
  expect(await sendCommand(crashed, "no-such-command", [], printer())).toBe(2);
  await again.close();
  rmSync(crashed, { recursive: true });
});

test("a folder too deep for a socket has its socket elsewhere", () => {
  const deep = join(folder, "a".repeat(100));
  expect(socketPath(deep).length).toBeLessThan(108);
  expect(socketPath(deep)).not.toBe(socketPath(`${deep}b`));
});

test("on a server database no socket is made", async () => {
  const empty = mkdtempSync(join(tmpdir(), "handover-none-"));
  const onServer = readConfig({ DATA_DIR: empty, DATABASE_URL: "postgres://localhost/x", SECRET_KEY: "s".repeat(32) });
  await (await listenForCommands(onServer, services, places)).close();
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});
