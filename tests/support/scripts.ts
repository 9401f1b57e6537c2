import { dirname, join } from "node:path/posix";
import { sendRequest } from "./send-request.ts";

export interface Script {
  text: string;
  /** The paths of the scripts that load with it. */
  imports: string[];
  /** The paths of the scripts that it loads on demand. */
  lazyImports: string[];
}

/** Returns the script that a page loads. */
export function findPageScript(html: string): string {
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** Reads a script and everything that it may load, by path. */
export async function readScripts(origin: string, start: string): Promise<Map<string, Script>> {
  const scripts = new Map<string, Script>();
  const waiting = [start];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (scripts.has(path)) continue;
    const { status, body: text } = await sendRequest(origin, path);
    if (status !== 200) throw new Error(`${path} responded with ${status}.`);
    const folder = dirname(path);
    const find = (pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].map(([, file = ""]) => (file.startsWith("/") ? file : join(folder, file)));
    const script = {
      text,
      imports: find(/(?:from|import)\s*["'`]([^"'`]+\.js)["'`]/g),
      lazyImports: find(/import\(["'`]([^"'`]+\.js)["'`]\)/g),
    };
    scripts.set(path, script);
    waiting.push(...script.imports, ...script.lazyImports);
  }
  return scripts;
}

/** Returns the scripts that load together with a script, including itself. */
export function listLoaded(scripts: ReadonlyMap<string, Script>, start: string): string[] {
  const loaded = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    waiting.push(...(scripts.get(path)?.imports ?? []));
  }
  return [...loaded];
}
