import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { compileProject } from "@inlang/paraglide-js";
import messageFormat from "@inlang/plugin-message-format";
import { loadProjectInMemory, newProject } from "@inlang/sdk";
import { listEnabledLocales } from "./languages/enabled-locales.mjs";
import { createCatalogs } from "./languages/regional-catalogs.mjs";

/*
 * Compiles the catalogs in src/editions/messages into typed functions in src/messages, for the enabled locales, their
 * regional versions, and en-US, which messages fall back to.
 */
const FOLDER = "src/messages";
/** SQLite allows 32,766 parameters in a statement, and a row has up to four. */
const MAX_ROWS = 5_000;

const catalogs = createCatalogs(listEnabledLocales(process.env));
const { baseLocale } = JSON.parse(readFileSync("project.inlang/settings.json", "utf8"));
const settings = { baseLocale, locales: Object.keys(catalogs), telemetry: "off", modules: [] };
const untyped = process.argv.includes("--untyped");
const project = await loadProjectInMemory({ blob: await newProject({ settings }), providePlugins: [messageFormat] });
await insertMessages(project.db);
const output = await compileProject({
  project,
  compilerOptions: {
    strategy: ["globalVariable", "baseLocale"],
    emitTsDeclarations: !untyped,
    emitGitIgnore: false,
    emitReadme: false,
    emitPrettierIgnore: false,
  },
});
output["registry.js"] = storePluralRules(output["registry.js"]);
removeStaleFiles(output);
for (const [path, text] of Object.entries(output)) replaceFile(join(FOLDER, path), text);
await project.close();

/** Removes files of messages that are gone. Declarations stay if none are written, because a type check may need them. */
function removeStaleFiles(current) {
  if (!existsSync(FOLDER)) return;
  const written = untyped ? /\.js$/ : /\.(js|d\.ts)$/;
  for (const path of readdirSync(FOLDER, { recursive: true }).map((found) => found.replaceAll(sep, "/")))
    if (written.test(path) && !(path in current)) rmSync(join(FOLDER, path));
}

/** Writes a file unless it is unchanged, so that a type check or a build can read the folder meanwhile. */
function replaceFile(path, text) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** Inserts all messages at once. `project.importFiles` runs several statements for each message, which takes a minute. */
async function insertMessages(db) {
  const files = Object.entries(catalogs).map(([locale, catalog]) => ({
    locale,
    content: new TextEncoder().encode(JSON.stringify(catalog)),
  }));
  const imported = await messageFormat.importFiles({ files, settings });
  const createId = (bundleId, locale) => `${bundleId} ${locale}`;
  // The plugin lists a bundle once for each locale.
  const bundles = new Map(imported.bundles.map((bundle) => [bundle.id, bundle]));
  const messages = imported.messages.map(({ bundleId, locale, selectors }) => ({
    id: createId(bundleId, locale),
    bundleId,
    locale,
    selectors,
  }));
  const variants = imported.variants.map(({ messageBundleId, messageLocale, matches, pattern }, index) => ({
    id: String(index),
    messageId: createId(messageBundleId, messageLocale),
    matches,
    pattern,
  }));
  const tables = { bundle: [...bundles.values()], message: messages, variant: variants };
  for (const [table, rows] of Object.entries(tables))
    for (let start = 0; start < rows.length; start += MAX_ROWS)
      await db
        .insertInto(table)
        .values(rows.slice(start, start + MAX_ROWS))
        .execute();
}

/**
 * Creates a language's plural rules once instead of for every message, because creating them takes longer than
 * rendering the text.
 */
function storePluralRules(registry) {
  const created = "new Intl.PluralRules(locale, options)";
  if (!registry.includes(created)) throw new Error("The compiler no longer creates plural rules as expected.");
  const once = `(pluralRules[\`\${locale} \${options?.type}\`] ??= ${created})`;
  return `const pluralRules = {};\n${registry.replace(created, once)}`;
}
