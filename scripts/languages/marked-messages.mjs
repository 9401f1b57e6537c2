import { createHash } from "node:crypto";
import { listEnabledLocales } from "./enabled-locales.mjs";

/**
 * The function name in a message's placeholder, a call that `build-languages.mjs` replaces with the message.
 */
export const MARK = "$message";

/** The locale of the scripts that aren't in a locale's folder. */
const FIRST = listEnabledLocales(process.env)[0];

const MODULE = /\/src\/messages\/messages\/(?!_index)[^/]+\.js$/;

/**
 * Replaces each message in the browser bundles with a placeholder, so that one bundling serves all languages. The
 * placeholder has the message's module name and a hash of its texts, so that a bundle's name changes with its messages.
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
      if (!key) return this.error(`${file} exports no message`);
      const hash = createHash("sha256").update(`${FIRST}\n${code}`).digest("hex").slice(0, 8);
      // A message with plurals imports the plural function.
      const isPlural = /^import \* as registry/m.test(code);
      const from = isPlural ? 'import { plural } from "../registry.js";\n' : "";
      return `${from}export const ${key} = /* @__PURE__ */ ${MARK}("${file}.${hash}"${isPlural ? ", plural" : ""});`;
    },
  },
};
