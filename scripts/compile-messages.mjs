import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compile } from "@inlang/paraglide-js";
import { enabledLocales } from "./languages/enabled-locales.mjs";

/*
 * Compiles the message catalogs of src/editions/messages into typed functions in src/messages, for the enabled locales
 * and for en-US, the fallback for missing messages.
 */
const project = JSON.parse(readFileSync("project.inlang/settings.json", "utf8"));
const hasCatalog = (locale) => existsSync(`src/editions/messages/${locale}.json`);
const spoken = enabledLocales(process.env).filter(hasCatalog);
const settings = {
  ...project,
  locales: [...new Set([project.baseLocale, ...spoken])],
  modules: project.modules.map((path) => resolve(path)),
  "plugin.inlang.messageFormat": { pathPattern: resolve("src/editions/messages/{locale}.json") },
};

const folder = mkdtempSync(join(tmpdir(), "handover-messages-"));
const inlang = join(folder, "project.inlang");
mkdirSync(inlang);
writeFileSync(join(inlang, "settings.json"), JSON.stringify(settings));
try {
  await compile({
    project: inlang,
    outdir: "./src/messages",
    strategy: ["globalVariable", "baseLocale"],
    emitTsDeclarations: !process.argv.includes("--untyped"),
    emitGitIgnore: false,
    emitReadme: false,
    emitPrettierIgnore: false,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
