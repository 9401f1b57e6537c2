import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { parseSync } from "oxc-parser";

/** A file of `src/`. */
export interface SourceFile {
  /** Relative to `src/`, with forward slashes. */
  path: string;
  text: string;
  /** Imported paths relative to `src/`. */
  imports: string[];
}

/** Reads every source file except the generated messages. */
export function readSources(root: string): SourceFile[] {
  return walk(join(root, "src"))
    .map((file) => relative(join(root, "src"), file).replaceAll("\\", "/"))
    .filter((path) => /\.(ts|tsx)$/.test(path) && !path.startsWith("messages/"))
    .map((path) => parseSourceFile(path, readFileSync(join(root, "src", path), "utf8")));
}

/** Declares the services of all modules, also of those that import it, so its type-only imports are in no order. */
const CONTEXT = "domain/context.ts";

/** Parses a source file from its text. Fixtures use this too. */
export function parseSourceFile(path: string, text: string): SourceFile {
  const { module } = parseSync(path, text);
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => path !== CONTEXT || !entries.every(({ isType }) => isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
  ].filter((specifier) => specifier !== undefined);
  return { path, text, imports: [...new Set(specifiers.flatMap((specifier) => resolveImport(path, specifier)))] };
}

function resolveImport(from: string, specifier: string): string[] {
  if (specifier.startsWith("#")) return [specifier.slice(1)];
  if (specifier.startsWith(".")) return [posix.join(posix.dirname(from), specifier)];
  return [];
}

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

export const getFolder = (path: string): string => dirname(path);
