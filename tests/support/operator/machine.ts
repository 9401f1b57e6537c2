import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** Programs that are replaced by stand-ins in the machine's own folder. */
const STAND_INS = [
  ...["sudo", "systemctl", "journalctl", "createuser", "createdb", "useradd", "install"],
  ...["editor", "rclone", "docker", "apt-get", "certbot", "nginx", "caddy", "postmap", "psql", "dropdb", "chown"],
];

/** A server in its own folder, where tests run the operator's commands exactly as documented. */
export interface Machine {
  folder: string;
  /** The port of this machine that stands for 3001 and so on. */
  ports: Record<string, number>;
  /** Runs commands until one fails. */
  run(commands: string, options?: RunOptions): Promise<{ code: number | null; output: string }>;
  stop(): Promise<void>;
}

interface RunOptions {
  /** What the operator writes in an editor. */
  edited?: string;
  /** Stops a command that runs on, as Ctrl-C does, once it has written this. */
  until?: RegExp;
}

/**
 * @param database the URL of a superuser's connection; the documentation's `127.0.0.1/handover` is on the same server.
 * @param own settings of the programs that stand in for others
 */
export async function createMachine(database: string, own: Record<string, string> = {}): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), "handover-operator-"));
  for (const name of [
    "bin",
    "opt",
    "var/tmp",
    "etc/systemd/system",
    "etc/caddy",
    "etc/nginx/conf.d",
    "var/lib",
    "var/backups",
    "log",
    "run",
    "usr/local/bin",
  ])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of STAND_INS) symlinkSync(join(import.meta.dirname, "programs.mjs"), join(folder, "bin", name));
  const ports = {
    "3001": await findFreePort(),
    "3002": await findFreePort(),
    "3003": await findFreePort(),
    "3009": await findFreePort(),
  };
  const server = new URL(database);

  /** The documentation's places are in the machine's folder, and its database and ports are this test's. */
  const localize = (commands: string): string =>
    commands
      .replace(/(?<![\w.])\/(opt|etc|var|usr\/local)\//g, `${folder}/$1/`)
      .replaceAll("@127.0.0.1/", `@127.0.0.1:${server.port}/`)
      .replace(/127\.0\.0\.1:(300\d)/g, (_, port: "3001") => `127.0.0.1:${ports[port]}`);
  const env = {
    PATH: [join(folder, "bin"), join(folder, "usr/local/bin"), dirname(process.execPath), process.env.PATH].join(":"),
    HOME: process.env.HOME,
    MACHINE: folder,
    BASE_BACKUPS: join(folder, "var/backups/postgresql"),
    ...own,
    HANDOVER_SETTINGS: join(folder, "etc/handover.env"),
    PGHOST: "127.0.0.1",
    PGPORT: server.port,
    PGUSER: server.username,
    PGDATABASE: "postgres",
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [`PORT_${name}`, String(port)])),
  };
  return {
    folder,
    ports,
    async run(commands, { edited = "", until } = {}) {
      const shell = spawn("bash", ["-euo", "pipefail", "-c", localize(commands)], {
        cwd: root,
        env: { ...env, EDITED: localize(edited) },
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
      });
      let output = "";
      for (const stream of [shell.stdout, shell.stderr])
        stream.setEncoding("utf8").on("data", (part: string) => {
          output += part;
          if (until?.test(output)) process.kill(-(shell.pid ?? 0), "SIGTERM");
        });
      const [code] = await once(shell, "close");
      return { code, output };
    },
    async stop() {
      for (const name of readdirSync(join(folder, "run"))) {
        const pid = Number(readFileSync(join(folder, "run", name), "utf8"));
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // The process has ended.
        }
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
