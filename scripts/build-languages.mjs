import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listVariants } from "../src/editions/variants.ts";
import { listCountriesByDefaultLocale, listEnabledLocales } from "./languages/enabled-locales.mjs";
import { isMarked, translateScript } from "./languages/translate-script.mjs";

/*
 * Inserts messages into the browser scripts, which are bundled without them. The first locale's scripts replace the
 * originals. Each other locale's and regional version's go to a subfolder such as `build/fr-CA/`, with their imports
 * adjusted.
 */
const out = process.env.BUILD_DIRECTORY ?? "build";
const locales = listEnabledLocales(process.env);
const modules = new Map();

function getModule(name) {
  if (!modules.has(name)) modules.set(name, readFileSync(`src/messages/messages/${name}.js`, "utf8"));
  return modules.get(name);
}

/** Writes a folder's scripts in every locale. `adjustImports` rewrites a script's imports for its locale's folder. */
function writeTranslations(folder, tags, adjustImports) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const originals = new Map(scripts.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  for (const [index, locale] of tags.entries()) {
    const own = index === 0 ? folder : join(folder, locale);
    mkdirSync(own, { recursive: true });
    for (const [name, script] of originals) {
      const translated = isMarked(script) ? translateScript(script, locale, getModule) : script;
      if (isMarked(translated)) throw new Error(`${name} still has a message placeholder.`);
      if (index > 0) writeFileSync(join(own, name), adjustImports(translated, locale));
      else if (translated !== script) writeFileSync(join(own, name), translated);
    }
  }
}

const client = join(out, "client/build");
const variants = listVariants(locales);
writeTranslations(client, [...locales, ...variants], (script, locale) =>
  script.replaceAll(/(?<=["'`])\/build\/(?=[^/"'`]+\.js["'`])/g, `/build/${locale}/`),
);
writeTranslations(join(client, "desk"), [...locales, ...variants], (script) => script);

writeFileSync(
  join(out, "languages.json"),
  JSON.stringify({ locales, countries: listCountriesByDefaultLocale(locales) }),
);
