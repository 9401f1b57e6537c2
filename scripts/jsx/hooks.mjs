import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";

/** A Node module hook that compiles JSX files and loads all others as usual. */
export async function load(url, context, next) {
  if (!url.endsWith(".tsx")) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { jsx: { runtime: "automatic" } });
  return { format: "module", source: code, shortCircuit: true };
}
