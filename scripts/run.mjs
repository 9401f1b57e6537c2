import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { saveLatestBuild, withBuildInUse } from "./bootstrap/builds.mjs";
import { runChild } from "./bootstrap/child.mjs";
import { commands } from "./bootstrap/commands.mjs";
import { cleanEnvironment, removeConfiguration, withEnvFile, withRuntimeFirst } from "./bootstrap/environment.mjs";
import { ensureBuilt } from "./bootstrap/fresh-build.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { findRuntime, rejectUnsupportedSystem } from "./bootstrap/runtime.mjs";
import { getUserMessage, UserError } from "./bootstrap/user-error.mjs";

/*
 * The entry point of every command. On a fresh clone it first installs packages and builds. It then runs the actual
 * script on a supported version of Node. It must run on Node 20 and before npm packages are installed, so it imports
 * none.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const log = (line) => process.stderr.write(`${line}\n`);

async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
  if (!command) throw new UserError(`Choose a command: ${Object.keys(commands).join(", ")}.`);
  rejectUnsupportedSystem();
  const clean = cleanEnvironment(process.env);
  await ensureInstalled(root, command.needs, clean, log);
  const { env, runtime } = getRunContext(command, clean);
  const build = command.built ? await ensureBuilt(root, env, runtime, log) : undefined;
  const script = command.program ? [join(build, command.program[0]), ...command.program.slice(1)] : command.run;
  if (!script) {
    saveLatestBuild(root, build);
    return 0;
  }
  if (!existsSync(resolve(root, script[0]))) throw new UserError(`Script ${script[0]} not found.`);
  const run = () =>
    runChild(runtime.path, [...(command.flags ?? []), ...script, ...args], {
      cwd: root,
      env: { ...env, ...(build && { BUILT_FOLDER: build }) },
    });
  const { exitCode } = await (build ? withBuildInUse(build, run) : run());
  return exitCode;
}

/** Returns the Node for a command and its environment. */
function getRunContext(command, clean) {
  const runtime = findRuntime(root);
  const configured = command.plainConfiguration
    ? removeConfiguration(clean, root)
    : withEnvFile(clean, root, runtime.path);
  const env = withRuntimeFirst(configured, runtime.path);
  const languages = command.everyLanguage && { LOCALES: listLanguages() };
  return { runtime, env: { ...env, ...languages, ...(command.production && { NODE_ENV: "production" }) } };
}

/** Every language that has a catalog, as in LOCALES. */
function listLanguages() {
  const names = readdirSync(join(root, "src/editions/messages")).filter((name) => name.endsWith(".json"));
  return names.map((name) => name.replace(".json", "")).join();
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const reason = getUserMessage(error);
  if (!reason) throw error;
  log(reason);
  process.exitCode = error.exitCode ?? 1;
}
