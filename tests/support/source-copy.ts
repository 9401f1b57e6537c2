import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Additions } from "./additions.ts";

const root = join(import.meta.dirname, "../..");

/** A copy of the source that a test extends, in a temporary folder. */
export interface SourceCopy {
  folder: string;
  /** @throws if a file doesn't contain the mark before which a text goes */
  add(additions: Additions): void;
  /** @throws if the file doesn't contain the text */
  replace(path: string, found: string | RegExp, text: string): void;
  /** Adds the country XX, which has everything that Ghana has. */
  addCountry(): void;
  /** Returns the type errors in these folders, one per line. */
  typecheck(...include: string[]): string[];
  /** Runs an expression on modules of the copy in a process of its own. Returns the JSON it writes. */
  evaluate(expression: string): unknown;
  remove(): void;
}

export function createSourceCopy(): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), "handover-definitions-"));
  for (const name of ["src", "tests", "scripts"]) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ["node_modules", "content", "demo"]) symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, "package.json"), join(folder, "package.json"));

  function add(additions: Additions): void {
    for (const [path, texts] of Object.entries(additions)) {
      const file = join(folder, path);
      for (const [mark, text] of texts) {
        const lines = mark === null ? [] : readFileSync(file, "utf8").split("\n");
        const at = mark === null ? 0 : lines.findIndex((line) => line.includes(mark));
        if (at === -1) throw new Error(`${path} doesn't contain ${mark}`);
        lines.splice(at, 0, text.replace(/\n$/, ""));
        writeFileSync(file, `${lines.join("\n").trimEnd()}\n`);
      }
    }
  }

  function replace(path: string, found: string | RegExp, text: string): void {
    const file = join(folder, path);
    const before = readFileSync(file, "utf8");
    if (before.search(found) === -1) throw new Error(`${path} doesn't contain ${found}`);
    writeFileSync(file, before.replace(found, text));
  }

  return {
    folder,
    add,
    replace,
    addCountry() {
      const countries = join(folder, "src/editions/countries");
      cpSync(join(countries, "gh"), join(countries, "xx"), { recursive: true });
      replace("src/editions/countries/xx/edition.ts", 'code: "GH"', 'code: "XX"');
      add({
        "src/editions/countries.ts": [
          ["import { ie }", 'import { gh as xx } from "./countries/xx/edition.ts";'],
          ["  PR: pr,", "  XX: xx,"],
        ],
      });
    },
    typecheck(...include) {
      const config = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...config, include }));
      const args = ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false"];
      const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
      return stdout.split("\n").filter((line) => line.includes("error TS"));
    },
    evaluate(expression) {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ["--import", "./scripts/jsx/register.mjs", "--input-type=module", "--eval", expression],
        { cwd: folder, encoding: "utf8", env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" } },
      );
      if (stdout === "") throw new Error(stderr);
      return JSON.parse(stdout);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
