import { createHash } from "node:crypto";
import { enabledLocales } from "./enabled-locales.mjs";

/** What stands in a bundle for a message until `build-languages.mjs` puts a language in its place: a call of this name. */
export const MARK = "$message";

/** The language that the bundles hold under their own names; the others' stand in folders of their own. */
const FIRST = enabledLocales(process.env)[0];

const MODULE = /\/src\/messages\/messages\/(?!_index)[^/]+\.js$/;

/**
 * Bundles for browsers without their words: each message is a mark that names its module and, by a hash of what it says
 * in every enabled locale and which of them comes first, gives the bundle another name when one of them changes. One bundling serves all languages.
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
      // What has plurals brings along the module that tells them.
      const isPlural = /^import \* as registry/m.test(code);
      const from = isPlural ? 'import { plural } from "../registry.js";\n' : "";
      return `${from}export const ${key} = /* @__PURE__ */ ${MARK}("${file}.${hash}"${isPlural ? ", plural" : ""});`;
    },
  },
};
