import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compile } from "@inlang/paraglide-js";
import { listEnabledLocales } from "./languages/enabled-locales.mjs";
import { createCatalogs } from "./languages/regional-catalogs.mjs";

/*
 * Compiles the catalogs in src/editions/messages into typed functions in src/messages, for the enabled locales, their
 * regional versions, and en-US, which messages fall back to.
 */
const project = JSON.parse(readFileSync("project.inlang/settings.json", "utf8"));
const catalogs = createCatalogs(listEnabledLocales(process.env));
const folder = mkdtempSync(join(tmpdir(), "handover-messages-"));
const settings = {
  ...project,
  locales: Object.keys(catalogs),
  modules: project.modules.map((path) => resolve(path)),
  "plugin.inlang.messageFormat": { pathPattern: join(folder, "{locale}.json") },
};

for (const [tag, catalog] of Object.entries(catalogs))
  writeFileSync(join(folder, `${tag}.json`), JSON.stringify(catalog));
const inlang = join(folder, "project.inlang");
mkdirSync(inlang);
writeFileSync(join(inlang, "settings.json"), JSON.stringify(settings));
const failures = [];
try {
  await compile({
    project: inlang,
    outdir: "./src/messages",
    fs: { ...fs, promises: { ...fs.promises, writeFile } },
    strategy: ["globalVariable", "baseLocale"],
    emitTsDeclarations: !process.argv.includes("--untyped"),
    emitGitIgnore: false,
    emitReadme: false,
    emitPrettierIgnore: false,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failures.length > 0)
  throw new AggregateError(failures, `${failures.length} files of src/messages can't be written.`);
storePluralRules("./src/messages/registry.js");

/**
 * Writes one file after the other: the compiler would open thousands at once, more than a process may, and ignores
 * files that it can't write.
 */
async function writeFile(path, text) {
  try {
    writeFileSync(path, text);
  } catch (error) {
    failures.push(error);
    throw error;
  }
}

/**
 * Creates a language's plural rules once instead of for every message, because creating them takes longer than
 * rendering the text.
 */
function storePluralRules(path) {
  const created = "new Intl.PluralRules(locale, options)";
  const registry = readFileSync(path, "utf8");
  if (!registry.includes(created)) throw new Error(`${path} no longer creates plural rules as expected.`);
  const once = `(pluralRules[\`\${locale} \${options?.type}\`] ??= ${created})`;
  writeFileSync(path, `const pluralRules = {};\n${registry.replace(created, once)}`);
}
