import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countriesSpeaking, enabledLocales } from "./languages/enabled-locales.mjs";
import { isMarked, spokenScript } from "./languages/spoken-script.mjs";

/*
 * Puts words into the scripts that were bundled without any: the first locale's where they stand, each other's into a
 * folder of its own beside them, `build/fr-CA/`, with what the scripts import of each other.
 */
const out = process.env.BUILD_DIRECTORY ?? "build";
const locales = enabledLocales(process.env);
const modules = new Map();

function getModule(name) {
  if (!modules.has(name)) modules.set(name, readFileSync(`src/messages/messages/${name}.js`, "utf8"));
  return modules.get(name);
}

/** Every script of a folder in every locale; `inOwnFolder` changes what leads from a script to others of its bundle. */
function speak(folder, inOwnFolder) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const unspoken = new Map(scripts.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  for (const [index, locale] of locales.entries()) {
    const own = index === 0 ? folder : join(folder, locale);
    mkdirSync(own, { recursive: true });
    for (const [name, script] of unspoken) {
      const spoken = isMarked(script) ? spokenScript(script, locale, getModule) : script;
      if (isMarked(spoken)) throw new Error(`${name} has a message that nobody says.`);
      if (index > 0) writeFileSync(join(own, name), inOwnFolder(spoken, locale));
      else if (spoken !== script) writeFileSync(join(own, name), spoken);
    }
  }
}

const client = join(out, "client/build");
speak(client, (script, locale) => script.replaceAll(/(?<=["'`])\/build\/(?=[^/"'`]+\.js["'`])/g, `/build/${locale}/`));
speak(join(client, "desk"), (script) => script);

writeFileSync(join(out, "languages.json"), JSON.stringify({ locales, countries: countriesSpeaking(locales) }));
