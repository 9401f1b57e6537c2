#!/usr/bin/env node
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";

/*
 * Stands in for the programs of a server that a test can't run: each does what the documented commands need of it, in
 * the machine's own folder (MACHINE), and fails for anything else. Called by the name of a link to this file.
 */
const machine = process.env.MACHINE;
const [, path, ...args] = process.argv;
const units = join(machine, "etc/systemd/system");
const run = (command, rest, options = {}) => spawnSync(command, rest, { stdio: "inherit", ...options }).status ?? 1;
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const fail = (reason) => {
  console.error(`${basename(path)}: ${reason}`);
  return 1;
};

/** `handover@3001` is the template `handover@.service` with 3001 for %i. */
function readUnit(name) {
  const file = join(units, `${name.replace(/@.*/, "@")}.service`);
  const instance = name.split("@")[1] ?? "";
  const text = readFileSync(file, "utf8").replaceAll("%i", process.env[`PORT_${instance}`] ?? instance);
  const values = (key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value]) => value);
  const inside = (value) => value.replace(/\/(opt|etc|var\/lib|var\/backups)\/handover/g, `${machine}/$1/handover`);
  const env = Object.fromEntries(values("Environment").map((line) => inside(line).split(/=(.*)/s)));
  for (const line of readFileSync(join(machine, "etc/handover.env"), "utf8").split("\n"))
    if (/^[A-Z_]+=/.test(line)) env[line.split("=")[0]] ??= line.slice(line.indexOf("=") + 1);
  const commands = [...values("ExecStart"), ...values("ExecStartPost")].map((line) =>
    inside(line).replace(/\$\$|%%/g, (c) => c[0]),
  );
  return { env: { ...process.env, ...env }, commands, isOneshot: values("Type")[0] === "oneshot" };
}

const pidFile = (name) => join(machine, "run", name);
const readPid = (name) => (existsSync(pidFile(name)) ? Number(readFileSync(pidFile(name), "utf8")) : 0);

function startUnit(name) {
  const { env, commands, isOneshot } = readUnit(name);
  const log = openSync(join(machine, "log", name), "a");
  if (isOneshot)
    return commands.every((line) => run("sh", ["-c", line], { env, stdio: ["ignore", log, log] }) === 0) ? 0 : 1;
  const child = spawn("sh", ["-c", `exec ${commands[0]}`], { env, detached: true, stdio: ["ignore", log, log] });
  writeFileSync(pidFile(name), String(child.pid));
  child.unref();
  return 0;
}

function stopUnit(name) {
  const pid = readPid(name);
  if (pid && isAlive(pid)) process.kill(pid, "SIGTERM");
  for (let tries = 0; pid && isAlive(pid); tries++) {
    if (tries > 600) return fail(`${name} doesn't stop`);
    pause(50);
  }
  rmSync(pidFile(name), { force: true });
  return 0;
}

const perUnit = (names, work) => Math.max(0, ...names.map((name) => work(name.replace(/\.service$/, ""))));

async function query(text) {
  const client = new pg.Client();
  await client.connect();
  await client.query(text);
  await client.end();
  return 0;
}

const programs = {
  sudo: ([first, ...rest]) => {
    const command = first === "-u" ? rest.slice(1) : [first, ...rest];
    return run(command[0], command.slice(1));
  },
  systemctl: ([action, ...rest]) => {
    const names = rest.filter((arg) => !arg.startsWith("-"));
    if (action === "daemon-reload") return existsSync(units) ? 0 : fail("no units");
    // A timer's own unit must exist; waiting for the night is its only work.
    const [timers, services] = [true, false].map((isTimer) =>
      names.filter((name) => name.endsWith(".timer") === isTimer),
    );
    if (timers.some((name) => !existsSync(join(units, name)))) return fail(`no ${timers}`);
    if (action === "enable" || action === "start") return perUnit(services, startUnit);
    if (action === "stop") return perUnit(services, stopUnit);
    if (action === "restart") return perUnit(services, (name) => stopUnit(name) || startUnit(name));
    if (action === "status") return perUnit(services, (name) => (isAlive(readPid(name)) ? 0 : 3));
    return fail(`unknown action ${action}`);
  },
  journalctl: (rest) => {
    if (rest[0]?.startsWith("--vacuum-size=")) return 0;
    const log = join(machine, "log", rest[rest.indexOf("-u") + 1]);
    process.stdout.write(readFileSync(log, "utf8"));
    return 0;
  },
  createuser: ([name, option]) =>
    option === "--pwprompt" ? query(`create role ${name} login password 'password'`) : fail(option),
  createdb: ([name, owner]) => query(`create database ${name} owner ${owner.split("=")[1]}`),
  useradd: (rest) => (rest.at(-1) === "handover" ? 0 : fail(rest)),
  // Without the owners, which only root can set.
  install: (rest) => {
    const kept = rest.filter((arg, at) => !["-o", "-g"].includes(arg) && !["-o", "-g"].includes(rest[at - 1]));
    return run("/usr/bin/install", kept);
  },
  editor: ([file]) => {
    writeFileSync(file, process.env.EDITED ?? "");
    return 0;
  },
  rclone: ([action, from, to]) => {
    const [store, target] = to.split(":");
    const place = join(machine, "remote", store, target);
    mkdirSync(join(place, ".."), { recursive: true });
    return action.startsWith("copy") ? run("cp", ["-r", from, place]) : fail(action);
  },
  docker: (rest) => {
    if (rest.join(" ") !== "compose -f deploy/compose.yaml up --build --detach") return fail(rest.join(" "));
    appendFileSync(join(machine, "log", "docker"), execFileSync("cat", [rest[2]]));
    return 0;
  },
};

process.exitCode = await programs[basename(path)](args);
