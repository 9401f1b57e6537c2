import { createHash } from "node:crypto";
import { enabledLocales } from "./enabled-locales.mjs";

/**
 * Function name of the placeholder call that stands for a message in a bundle until `build-languages.mjs` replaces it.
 */
export const MARK = "$message";

/** The locale in the bundle's own files; the others are in folders of their own. */
const FIRST = enabledLocales(process.env)[0];

const MODULE = /\/src\/messages\/messages\/(?!_index)[^/]+\.js$/;

/**
 * Builds browser bundles without messages. Each message is a placeholder with its module's name and a hash of its text
 * in every enabled locale and of the first locale, so that the bundle's name changes with them. One bundling serves all
 * languages.
 */
export const markedMessages = {
  name: "marked-messages",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: MODULE },
    handler(code, id) {
      const file = id.slice(id.lastIndexOf("/") + 1, -".js".length);
      const key = /^export const (\w+) =/m.exec(code)?.[1];
      if (!key) return this.error(`${file} says no message`);
      const hash = createHash("sha256").update(`${FIRST}\n${code}`).digest("hex").slice(0, 8);
      // A message with plurals imports the plural function.
      const isPlural = /^import \* as registry/m.test(code);
      const from = isPlural ? 'import { plural } from "../registry.js";\n' : "";
      return `${from}export const ${key} = /* @__PURE__ */ ${MARK}("${file}.${hash}"${isPlural ? ", plural" : ""});`;
    },
  },
};
