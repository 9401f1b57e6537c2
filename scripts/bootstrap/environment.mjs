import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/**
 * npm settings that would change what is installed. In environment variables npm accepts any case, and - or _.
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

/** Removes variables, set by a shell or a hosting image, that would change an install, a build or a test. */
export function cleanEnvironment(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => {
      if (name.toUpperCase() === "NODE_ENV") return false;
      const setting = /^npm_config_(.+)$/i.exec(name)?.[1];
      return !setting || !installSettings.has(setting.toLowerCase().replaceAll("-", "_"));
    }),
  );
}

/** Adds the variables of .env, parsed by Node. Variables already in the environment take precedence. */
export function withEnvFile(env, root, runtime) {
  const file = join(root, ".env");
  if (!existsSync(file)) return env;
  const { stdout } = spawnSync(runtime, [`--env-file=${file}`, "-p", "JSON.stringify(process.env)"], {
    env,
    encoding: "utf8",
  });
  return { ...JSON.parse(stdout), ...env };
}

/** Removes every variable named in .env.example, because tests run with the defaults. */
export function removeConfiguration(env, root) {
  const example = join(root, ".env.example");
  if (!existsSync(example)) return env;
  const names = [...readFileSync(example, "utf8").matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

/** Puts this Node first on the PATH, so that child processes use it too. */
export function withRuntimeFirst(env, runtime) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [name]: [dirname(runtime), env[name]].filter(Boolean).join(delimiter) };
}
