import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { runChild } from "./child.mjs";
import { withSetupLock } from "./lock.mjs";
import { UserError } from "./user-error.mjs";

/** Records what an install contains: `runtime` is enough to build and serve, `full` is needed for tests and checks. */
const stampName = ".handover-install.json";
const listSufficientScopes = (scope) => (scope === "full" ? ["full"] : ["full", "runtime"]);

/**
 * Returns whether node_modules has the packages of the current lockfile that `scope` needs. The stamp includes a hash
 * of npm's own record of installed packages, so a manual install or prune invalidates it.
 */
export function isInstalled(root, scope) {
  const wanted = createStamp(root, scope);
  const stamp = readJson(join(root, "node_modules", stampName));
  if (!stamp || !wanted) return false;
  return (
    listSufficientScopes(scope).includes(stamp.scope) &&
    ["lock", "tree", "platform"].every((key) => stamp[key] === wanted[key])
  );
}

/** Installs what `scope` needs, unless it is installed. `log` prints a line of progress. */
export async function ensureInstalled(root, scope, env, log) {
  if (isInstalled(root, scope)) return;
  await withSetupLock(root, log, async () => {
    if (!isInstalled(root, scope) && !saveStampIfComplete(root, scope)) await install(root, scope, env, log);
  });
}

async function install(root, scope, env, log) {
  const started = Date.now();
  const getElapsedSeconds = () => Math.round((Date.now() - started) / 1000);
  log("Installing packages… (the first time takes about a minute)");
  const progress = setInterval(() => log(`Still installing… (${getElapsedSeconds()} s)`), 20_000);
  try {
    if (!(await addPackages(root, scope, env))) await reinstall(root, scope, env);
  } finally {
    clearInterval(progress);
  }
  saveStamp(root, scope);
  log(`Installed in ${getElapsedSeconds()} s.`);
}

/** Adds the test dependencies. `npm ci` would delete node_modules first, which a running server may be using. */
async function addPackages(root, scope, env) {
  if (!isInstalled(root, "runtime")) return false;
  const result = await runNpm(["install", "--no-save"], root, scope, env);
  if (result.interrupted) throw new UserError(describeInstallFailure(result), 130);
  return hasSucceeded(root, scope, result);
}

async function reinstall(root, scope, env) {
  const result = await runNpm(["ci"], root, scope, env);
  if (hasSucceeded(root, scope, result)) return;
  // Removing npm's record marks the install as incomplete.
  rmSync(getTreePath(root), { force: true });
  throw new UserError(describeInstallFailure(result, saveLog(result.output)), result.interrupted ? 130 : 1);
}

async function runNpm(command, root, scope, env) {
  const npm = findNpm(env);
  const options = [scope === "full" ? "--include=dev" : "--omit=dev", "--include=optional", "--ignore-scripts"];
  const args = [
    ...npm.args,
    ...command,
    ...options,
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

/** Checks more than the exit code: npm exits with 0 if the disk is full or an optional package can't be fetched. */
function hasSucceeded(root, scope, { exitCode, output }) {
  return exitCode === 0 && !/TAR_ENTRY_ERROR|ENOSPC/.test(output) && hasAllPackages(root, scope);
}

/** Returns a one-line error: the cause, if npm reports one, and where its full output is. */
export function describeInstallFailure({ exitCode, output, interrupted }, logFile) {
  if (interrupted) return "The install was interrupted. Run the command again.";
  if (/ENOSPC|no space left/i.test(output)) return "The disk is full. Free about 1 GB and install again.";
  const code = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1];
  const reasons = {
    ENOTFOUND: "no connection to the package registry",
    EUSAGE: "package.json and package-lock.json don't match",
  };
  if (exitCode === 0) return `npm skipped packages that this platform needs. ${describeOutput(output, logFile)}`;
  const reason = code ? `: ${reasons[code] ? `${reasons[code]} (${code})` : code}` : "";
  return `Installing packages failed${reason}. ${describeOutput(output, logFile)}`;
}

function describeOutput(output, logFile) {
  return logFile ? `npm's output: ${logFile}` : `npm said: ${output.trim().split("\n").at(-1)}`;
}

/** Saves a stamp if a manual install is complete, so that it isn't installed again. Returns whether it is. */
function saveStampIfComplete(root, scope) {
  if (!hasAllPackages(root, scope)) return false;
  saveStamp(root, scope);
  return true;
}

function hasAllPackages(root, scope) {
  const lock = readJson(join(root, "package-lock.json"));
  const tree = readJson(getTreePath(root));
  return Boolean(lock && tree && isTreeComplete(lock, tree, scope));
}

/** Returns whether npm's record has every package of the lockfile that `scope` needs on this platform. */
export function isTreeComplete(lock, tree, scope, { platform, arch } = process) {
  const isAllowed = (allowed, value) => !allowed || [allowed].flat().includes(value);
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === "" || entry.inBundle || (entry.dev && scope !== "full")) return true;
    const there = tree.packages?.[path];
    if (there) return there.version === entry.version && there.integrity === entry.integrity;
    const forHere = isAllowed(entry.os, platform) && isAllowed(entry.cpu, arch) && isAllowed(entry.libc, "glibc");
    return entry.optional && !(entry.os && entry.cpu && forHere);
  });
}

function saveStamp(root, scope) {
  writeFileSync(join(root, "node_modules", stampName), JSON.stringify(createStamp(root, scope)));
}

/** npm's own record of what it installed. */
const getTreePath = (root) => join(root, "node_modules", ".package-lock.json");

function createStamp(root, scope) {
  const tree = getTreePath(root);
  if (!existsSync(tree)) return undefined;
  const hash = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return {
    scope,
    lock: hash(join(root, "package-lock.json")),
    tree: hash(tree),
    platform: `${process.platform}-${process.arch}`,
  };
}

/** Returns the npm that started this process, otherwise Node's bundled npm, otherwise the one on the PATH. */
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
  const logFile = join(tmpdir(), `handover-install-${process.pid}.log`);
  try {
    writeFileSync(logFile, output);
    return logFile;
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
