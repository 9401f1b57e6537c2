import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countriesSpeaking, enabledLocales } from "./languages/enabled-locales.mjs";
import { isMarked, translateScript } from "./languages/translate-script.mjs";

/*
 * Inserts messages into the scripts that were bundled without any: the first locale's in place, every other locale's in
 * a folder of its own next to them, such as `build/fr-CA/`, with the scripts' imports of each other adjusted.
 */
const out = process.env.BUILD_DIRECTORY ?? "build";
const locales = enabledLocales(process.env);
const modules = new Map();

function getModule(name) {
  if (!modules.has(name)) modules.set(name, readFileSync(`src/messages/messages/${name}.js`, "utf8"));
  return modules.get(name);
}

/** Writes every script of a folder in every locale; `inOwnFolder` adjusts a script's imports of its bundle. */
function speak(folder, inOwnFolder) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const unspoken = new Map(scripts.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  for (const [index, locale] of locales.entries()) {
    const own = index === 0 ? folder : join(folder, locale);
    mkdirSync(own, { recursive: true });
    for (const [name, script] of unspoken) {
      const spoken = isMarked(script) ? translateScript(script, locale, getModule) : script;
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
