import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import type { Config } from "#config/env.ts";
import { StartupError } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import type { BuildPaths, Services } from "../bootstrap.ts";
import { toStartupError } from "../starting/startup-error.ts";
import { runCommand } from "./commands.ts";

/** A command's output, line by line, and its exit code. */
type CommandOutput = { out: string } | { err: string } | { exit: number };

/** Max length of a Unix socket path on every system we support. */
const MAX_PATH_BYTES = 100;

/** Returns the path of the socket where the process that holds a data folder accepts commands from this user. */
export function getSocketPath(folder: string): string {
  const name = sha256(folder).slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\handover-${name}`;
  const inside = join(folder, "command.sock");
  return inside.length <= MAX_PATH_BYTES ? inside : join(tmpdir(), `handover-${name}.sock`);
}

/** Accepts commands for the embedded database, which only this process may open. Does nothing on a server database. */
export async function listenForCommands(
  config: Config,
  services: Services,
  places: BuildPaths,
): Promise<{ close(): Promise<void> }> {
  if (config.database_url) return { close: async () => {} };
  const path = getSocketPath(config.data_dir);
  if (process.platform !== "win32") rmSync(path, { force: true });
  const server = createServer((socket) => serve(socket, config, services, places));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    // Keeps other users from connecting in the moment before the mode is set.
    const mask = process.umask(0o077);
    server.listen(path, resolve);
    process.umask(mask);
  });
  if (process.platform !== "win32") chmodSync(path, 0o600);
  return { close: () => closeSocket(server) };
}

function closeSocket(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function serve(socket: Socket, config: Config, services: Services, places: BuildPaths): void {
  socket.on("error", () => socket.destroy());
  toLines(socket).once("line", async (line) => {
    const send = (output: CommandOutput): boolean => socket.write(`${JSON.stringify(output)}\n`);
    const print = { out: (text: string) => send({ out: text }), err: (text: string) => send({ err: text }) };
    let exit = 1;
    try {
      const { name, args } = JSON.parse(line) as { name: string; args: string[] };
      exit = await runCommand(name, args, services, places, print);
    } catch (error) {
      // A failed command must not end the server.
      services.context.log.error({ err: error }, "command failed");
      print.err((toStartupError(error, config) as Error).message);
    }
    send({ exit });
    socket.end();
  });
}

/** A readline interface re-emits its socket's errors, and an unhandled one ends the process. */
function toLines(socket: Socket): Interface {
  return createInterface({ input: socket }).on("error", () => {});
}

/** Sends a command to the process that holds the data folder. Resolves with the command's exit code. */
export function sendCommand(
  folder: string,
  name: string,
  args: string[],
  print: { out(line: string): void; err(line: string): void },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(getSocketPath(folder));
    let exit: number | undefined;
    socket.once("error", (error) => reject(toNotListeningError(folder, error)));
    socket.once("connect", () => socket.write(`${JSON.stringify({ name, args })}\n`));
    const lines = toLines(socket);
    lines.on("line", (line) => {
      const output = JSON.parse(line) as CommandOutput;
      if ("out" in output) print.out(output.out);
      else if ("err" in output) print.err(output.err);
      else exit = output.exit;
    });
    lines.once("close", () =>
      exit === undefined ? reject(new StartupError("The server stopped before the command finished.")) : resolve(exit),
    );
  });
}

/**
 * Creates the error for a process that holds the folder but doesn't listen: it is still starting, or it is itself a
 * command.
 */
function toNotListeningError(folder: string, error: NodeJS.ErrnoException): Error {
  if (error.code !== "ENOENT" && error.code !== "ECONNREFUSED") return error;
  return new StartupError(
    `The process that uses DATA_DIR ${folder} is not accepting commands yet. Try again in a moment.`,
  );
}
