#!/usr/bin/env node
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { parse } from "yaml";

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
  const listValues = (key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value]) => value);
  const inside = (value) =>
    value.replace(/\/(opt|etc|var\/lib|var\/backups|usr\/local\/bin)\/(handover|postgresql)/g, `${machine}/$1/$2`);
  const env = Object.fromEntries(listValues("Environment").map((line) => inside(line).split(/=(.*)/s)));
  const settings = text.includes("EnvironmentFile=") ? readFileSync(join(machine, "etc/handover.env"), "utf8") : "";
  for (const line of settings.split("\n"))
    if (/^[A-Z_]+=/.test(line)) env[line.split("=")[0]] ??= line.slice(line.indexOf("=") + 1);
  const commands = ["ExecStartPre", "ExecStart", "ExecStartPost"]
    .flatMap(listValues)
    .map((line) => inside(line).replace(/\$\$|%%/g, (c) => c[0]));
  return {
    env: { ...process.env, ...env },
    commands,
    isOneshot: listValues("Type")[0] === "oneshot",
    user: listValues("User")[0],
  };
}

const pidFile = (name) => join(machine, "run", name);
const readPid = (name) => (existsSync(pidFile(name)) ? Number(readFileSync(pidFile(name), "utf8")) : 0);

/** Runs PostgreSQL's own programs as its own user, on a machine that has them (POSTGRES_BIN). */
function asPostgres(env = process.env) {
  if (!process.env.POSTGRES_BIN) return {};
  const [uid, gid] = process.env.POSTGRES_USER.split(":").map(Number);
  return { uid, gid, cwd: machine, env: { ...env, PATH: `${process.env.POSTGRES_BIN}:${env.PATH}` } };
}

/** Debian's service, on a machine that has PostgreSQL's programs. */
function controlPostgres(action) {
  if (!process.env.POSTGRES_BIN) return 0;
  const data = join(machine, "var/lib/postgresql/15/main");
  const options = `-p ${process.env.PGPORT} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dirname(data)}`;
  const start = ["start", "-w", "-D", data, "-l", join(dirname(data), "log"), "-o", options];
  const control = (rest) => run("pg_ctl", rest, { ...asPostgres(), stdio: "ignore" });
  const stop = () => control(["stop", "-w", "-m", "fast", "-D", data]);
  const actions = {
    start: () => control(start),
    stop,
    restart: () => stop() || control(start),
    reload: () => control(["reload", "-D", data]),
  };
  return actions[action]();
}

function startUnit(name) {
  const { env, commands, isOneshot, user } = readUnit(name);
  const log = openSync(join(machine, "log", name), "a");
  const options = { env, ...(user === "postgres" ? asPostgres(env) : {}), stdio: ["ignore", log, log] };
  if (isOneshot) return commands.every((line) => run("sh", ["-c", line], options) === 0) ? 0 : 1;
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

/**
 * On a real server these are installed as packages. Here, a unit of this name only has to be one that the test's own
 * server stands for.
 */
const PACKAGED = ["postgresql", "caddy", "nginx", "postfix", "systemd-journald"];
const PACKAGES = ["postgresql", "caddy", "nginx", "curl", "openssl", "certbot", "rclone"];

const perUnit = (names, work) => Math.max(0, ...names.map((name) => work(name.replace(/\.service$/, ""))));

async function query(text, database) {
  const client = new pg.Client({ database });
  await client.connect();
  const { rows } = await client.query(text);
  for (const row of rows) console.log(Object.values(row).join(" | "));
  await client.end();
  return 0;
}

const UP_OPTIONS = ["--build", "--detach", "--no-deps", "--wait"];

const programs = {
  sudo: ([first, ...rest]) => {
    const command = first === "-u" ? rest.slice(1) : [first, ...rest];
    const isOfPostgres = first === "-u" && rest[0] === "postgres" && command[0] !== "createuser";
    return run(command[0], command.slice(1), isOfPostgres ? asPostgres() : {});
  },
  systemctl: (rest) => {
    const [action, ...all] = rest.filter((arg) => !arg.startsWith("-"));
    const names = all.filter((name) => !PACKAGED.includes(name));
    if (all.includes("postgresql")) return controlPostgres(action);
    if (action === "reload") return names.length === 0 ? 0 : fail(names.join(" "));
    if (action === "list-timers") return all.every((name) => existsSync(join(units, name))) ? 0 : fail(`no ${all}`);
    if (action === "daemon-reload") return existsSync(units) ? 0 : fail("no units");
    // A timer's own unit must exist; waiting for the night is its only work.
    const [timers, services] = [true, false].map((isTimer) =>
      names.filter((name) => name.endsWith(".timer") === isTimer),
    );
    if (timers.some((name) => !existsSync(join(units, name)))) return fail(`no ${timers}`);
    if (action === "enable" || action === "start") return perUnit(services, startUnit);
    if (action === "stop" || action === "disable") return perUnit(services, stopUnit);
    if (action === "restart") return perUnit(services, (name) => stopUnit(name) || startUnit(name));
    if (action === "status") return perUnit(services, (name) => (isAlive(readPid(name)) ? 0 : 3));
    return fail(`unknown action ${action}`);
  },
  journalctl: (rest) => {
    if (rest[0]?.startsWith("--vacuum-size=")) return 0;
    const unit = rest[rest.indexOf("-u") + 1];
    if (PACKAGED.includes(unit.split("@")[0])) return 0;
    process.stdout.write(readFileSync(join(machine, "log", unit), "utf8"));
    return 0;
  },
  "apt-get": ([action, ...rest]) => {
    const unknown = rest.filter((arg) => arg !== "--yes" && !PACKAGES.includes(arg));
    if (unknown.length > 0) return fail(unknown.join(" "));
    return action === "update" || action === "install" ? 0 : fail(action);
  },
  certbot: (rest) => (rest[0] === "certonly" ? 0 : fail(rest.join(" "))),
  // The examples are checked by the programs themselves in tests/nightly/deploy.test.ts.
  nginx: ([option]) => {
    const file = join(machine, "etc/nginx/conf.d/handover.conf");
    return option === "-t" && existsSync(file) ? 0 : fail(`${option} ${file}`);
  },
  caddy: ([command]) => (command === "trust" ? 0 : fail(command)),
  postmap: ([file]) => (file.endsWith("/transport") ? 0 : fail(file)),
  psql: (rest) => {
    const { d, c } = Object.fromEntries(
      [...rest.keys()].flatMap((at) => (at % 2 ? [] : [[rest[at].slice(1), rest[at + 1]]])),
    );
    return query(c, d);
  },
  dropdb: ([option, name]) => (option === "--if-exists" ? query(`drop database if exists ${name}`) : fail(option)),
  chown: (rest) => (rest.includes("handover:handover") ? 0 : fail(rest.join(" "))),
  createuser: ([name, ...options]) => {
    const unknown = options.filter((option) => !["--pwprompt", "--replication"].includes(option));
    if (unknown.length > 0) return fail(unknown.join(" "));
    const right = options.includes("--replication") ? "replication" : "";
    return query(`create role ${name} login ${right} password 'password'`);
  },
  createdb: ([name, ...options]) => {
    const values = options.map((option) => option.slice(2).replace("=", " ")).join(" ");
    return query(`create database ${name} ${values}`);
  },
  useradd: (rest) => (rest.at(-1) === "handover" ? 0 : fail(rest)),
  // Without the owners, unless the test runs PostgreSQL as its own user.
  install: (rest) => {
    if (process.env.POSTGRES_BIN) return run("/usr/bin/install", rest);
    const kept = rest.filter((arg, at) => !["-o", "-g"].includes(arg) && !["-o", "-g"].includes(rest[at - 1]));
    return run("/usr/bin/install", kept);
  },
  editor: ([file]) => {
    writeFileSync(file, process.env.EDITED ?? "");
    return 0;
  },
  rclone: ([action, from, to]) => {
    const getPlace = (name) => join(machine, "remote", ...name.split(":"));
    // Asks which store to use.
    if (action === "config") return 0;
    if (!action.startsWith("copy")) return fail(action);
    if (from.includes(":")) return run("cp", ["-r", `${getPlace(from)}/.`, to]);
    mkdirSync(join(getPlace(to), ".."), { recursive: true });
    return run("cp", ["-r", from, getPlace(to)]);
  },
  docker: (rest) => {
    if (rest[0] === "tag")
      return rest.slice(1).every((image) => /^handover(:\w+)?$/.test(image)) ? 0 : fail(rest.join(" "));
    const [compose, option, file, action, ...more] = rest;
    const { services } = parse(readFileSync(file, "utf8"), { merge: true });
    const values = more.filter((arg) => !arg.startsWith("-"));
    const options = more.filter((arg) => arg.startsWith("-") && !["--rm", "-T"].includes(arg));
    const isService = (name) => Object.hasOwn(services, name);
    const checks = {
      up: () => values.every(isService) && options.every((name) => UP_OPTIONS.includes(name)),
      build: () => options.join() === "--build-arg" && values.join() === "PREVIOUS=handover:previous",
      ps: () => more.length === 0,
      logs: () => isService(values[0]),
      cp: () => isService(values[0].split(":")[0]),
      exec: () => isService(values[0]) && values[1]?.endsWith("/opt/handover/handover"),
      run: () => isService(values[0]) && ["restore", "verify-chain"].includes(values[1]),
    };
    return `${compose} ${option}` === "compose -f" && checks[action]?.() ? 0 : fail(rest.join(" "));
  },
};

process.exitCode = await programs[basename(path)](args);
