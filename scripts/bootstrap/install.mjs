import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { runChild } from "./child.mjs";
import { withSetupLock } from "./lock.mjs";
import { UserError } from "./user-error.mjs";

/** Scopes of an install: `runtime` for building and serving, `full` also for tests and checks. */
const stampName = ".handover-install.json";
const getWantedStamp = (scope) => (scope === "full" ? ["full"] : ["full", "runtime"]);

/**
 * Returns whether node_modules contains what `scope` needs of the current lockfile. The stamp includes npm's own record
 * of the installed files, so any other install or prune in this folder invalidates it.
 */
export function isInstalled(root, scope) {
  const wanted = stampFor(root, scope);
  const stamp = readJson(join(root, "node_modules", stampName));
  if (!stamp || !wanted) return false;
  return (
    getWantedStamp(scope).includes(stamp.scope) &&
    ["lock", "tree", "platform"].every((key) => stamp[key] === wanted[key])
  );
}

/** Installs what `scope` needs, unless it is installed. `say` prints a line of progress. */
export async function ensureInstalled(root, scope, env, say) {
  if (isInstalled(root, scope)) return;
  await withSetupLock(root, say, async () => {
    if (!isInstalled(root, scope) && !stampCompleteInstall(root, scope)) await install(root, scope, env, say);
  });
}

async function install(root, scope, env, say) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  say("Installing packages… (the first time takes about a minute)");
  const progress = setInterval(() => say(`Still installing… (${seconds()} s)`), 20_000);
  try {
    if (!(await addInPlace(root, scope, env))) await installAfresh(root, scope, env);
  } finally {
    clearInterval(progress);
  }
  stampInstall(root, scope);
  say(`Installed in ${seconds()} s.`);
}

/** Adds the test dependencies to an install that a server may be using; `npm ci` would first delete it. */
async function addInPlace(root, scope, env) {
  if (!isInstalled(root, "runtime")) return false;
  const result = await runNpm(["install", "--no-save"], root, scope, env);
  if (result.interrupted) throw new UserError(installFailure(result), 130);
  return isComplete(root, scope, result);
}

async function installAfresh(root, scope, env) {
  const result = await runNpm(["ci"], root, scope, env);
  if (isComplete(root, scope, result)) return;
  // Without npm's record the install counts as incomplete.
  rmSync(treeFile(root), { force: true });
  throw new UserError(installFailure(result, saveLog(result.output)), result.interrupted ? 130 : 1);
}

async function runNpm(command, root, scope, env) {
  const npm = findNpm(env);
  const brings = [scope === "full" ? "--include=dev" : "--omit=dev", "--include=optional", "--ignore-scripts"];
  const args = [
    ...npm.args,
    ...command,
    ...brings,
    "--no-audit",
    "--no-fund",
    "--no-engine-strict",
    "--no-update-notifier",
  ];
  try {
    return await runChild(npm.command, args, { cwd: root, env, quiet: true, shell: npm.shell });
  } catch (error) {
    return { exitCode: 1, output: `${error}`, interrupted: false };
  }
}

/** npm exits with 0 and only warnings if the disk was full or a platform's package couldn't be fetched. */
function isComplete(root, scope, { exitCode, output }) {
  return exitCode === 0 && !/TAR_ENTRY_ERROR|ENOSPC/.test(output) && isWhole(root, scope);
}

/** Returns the line for a failed install: the cause if npm names one, and where its full output is. */
export function installFailure({ exitCode, output, interrupted }, log) {
  if (interrupted) return "Interrupted while installing. Start again to install.";
  if (/ENOSPC|no space left/i.test(output))
    return "The disk is full: the packages could not be installed. Free about 1 GB and start again.";
  const code = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1];
  const reasons = {
    ENOTFOUND: "no connection to the package registry",
    EUSAGE: "package.json and package-lock.json differ",
  };
  if (exitCode === 0)
    return `Installing the packages left some out that this platform needs. ${whereOutput(output, log)}`;
  const reason = code ? `: ${reasons[code] ? `${reasons[code]} (${code})` : code}` : "";
  return `Installing the packages failed${reason}. ${whereOutput(output, log)}`;
}

function whereOutput(output, log) {
  return log ? `npm's output: ${log}` : `npm said: ${output.trim().split("\n").at(-1)}`;
}

/** Returns whether a manual install is complete, and if so stamps it instead of installing again. */
function stampCompleteInstall(root, scope) {
  if (!isWhole(root, scope)) return false;
  stampInstall(root, scope);
  return true;
}

function isWhole(root, scope) {
  const lock = readJson(join(root, "package-lock.json"));
  const tree = readJson(treeFile(root));
  return Boolean(lock && tree && isTreeComplete(lock, tree, scope));
}

/** Returns whether npm's record contains every package of the lockfile that `scope` needs on this platform. */
export function isTreeComplete(lock, tree, scope, { platform, arch } = process) {
  const fits = (allowed, value) => !allowed || [allowed].flat().includes(value);
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === "" || entry.inBundle || (entry.dev && scope !== "full")) return true;
    const there = tree.packages?.[path];
    if (there) return there.version === entry.version && there.integrity === entry.integrity;
    const forHere = fits(entry.os, platform) && fits(entry.cpu, arch) && fits(entry.libc, "glibc");
    return entry.optional && !(entry.os && entry.cpu && forHere);
  });
}

function stampInstall(root, scope) {
  writeFileSync(join(root, "node_modules", stampName), JSON.stringify(stampFor(root, scope)));
}

/** npm's own record of what it installed. */
const treeFile = (root) => join(root, "node_modules", ".package-lock.json");

function stampFor(root, scope) {
  const tree = treeFile(root);
  if (!existsSync(tree)) return undefined;
  const hash = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return {
    scope,
    lock: hash(join(root, "package-lock.json")),
    tree: hash(tree),
    platform: `${process.platform}-${process.arch}`,
  };
}

/** Returns the npm that was called, the one bundled with this Node, or the one on the PATH, in this order. */
function findNpm(env) {
  const folder = dirname(process.execPath);
  const candidates = [
    basename(env.npm_execpath ?? "") === "npm-cli.js" ? env.npm_execpath : "",
    join(folder, "node_modules", "npm", "bin", "npm-cli.js"),
    join(folder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const script = candidates.find((candidate) => candidate && existsSync(candidate));
  if (script) return { command: process.execPath, args: [script], shell: false };
  return { command: "npm", args: [], shell: process.platform === "win32" };
}

function saveLog(output) {
  const log = join(tmpdir(), `handover-install-${process.pid}.log`);
  try {
    writeFileSync(log, output);
    return log;
  } catch {
    return undefined;
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
