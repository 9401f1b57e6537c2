import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/**
 * npm settings that would change what an install contains. npm reads them from the environment in any case and with -
 * or _.
 */
const installSettings = new Set([
  "omit",
  "include",
  "production",
  "only",
  "also",
  "dev",
  "optional",
  "ignore_scripts",
  "global",
  "dry_run",
  "package_lock",
  "package_lock_only",
  "engine_strict",
  "legacy_peer_deps",
  "os",
  "cpu",
  "libc",
]);

/** Removes variables from a shell or hosting image that would change an install, a build or a test. */
export function cleanEnvironment(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => {
      if (name.toUpperCase() === "NODE_ENV") return false;
      const setting = /^npm_config_(.+)$/i.exec(name)?.[1];
      return !setting || !installSettings.has(setting.toLowerCase().replaceAll("-", "_"));
    }),
  );
}

/** Adds the project's .env, parsed by Node itself. Variables of the environment take precedence. */
export function withEnvFile(env, root, runtime) {
  const file = join(root, ".env");
  if (!existsSync(file)) return env;
  const { stdout } = spawnSync(runtime, [`--env-file=${file}`, "-p", "JSON.stringify(process.env)"], {
    env,
    encoding: "utf8",
  });
  return { ...JSON.parse(stdout), ...env };
}

/** Removes every variable that .env.example names, because tests run on the defaults. */
export function withoutConfiguration(env, root) {
  const example = join(root, ".env.example");
  if (!existsSync(example)) return env;
  const names = [...readFileSync(example, "utf8").matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

/** Puts the chosen Node first on the PATH, so that every child process finds it. */
export function withRuntimeFirst(env, runtime) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [name]: [dirname(runtime), env[name]].filter(Boolean).join(delimiter) };
}
