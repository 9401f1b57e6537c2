import { MARK } from "./marked-messages.mjs";

const MARKED = new RegExp(`${MARK.replace("$", "\\$")}\\(["'\`](\\w+)\\.\\w{8}["'\`](?:,\\s*([\\w$.]+))?\\)`, "g");

/** Returns whether a script contains placeholders. */
export function isMarked(script) {
  return script.includes(`${MARK}(`);
}

/**
 * Returns a bundle's script in one locale. `moduleOf` returns the source of a message's module compiled for every
 * locale (src/messages/messages); a missing locale falls back to en-US.
 */
export function translateScript(script, locale, moduleOf) {
  return script.replace(MARKED, (_mark, name, plural) => `(${translateMessage(moduleOf(name), locale, plural)})`);
}

/**
 * Returns a message's function in one locale, without comments; `plural` is the bundle's name of the module's
 * `registry.plural`.
 */
export function translateMessage(module, locale, plural) {
  const variable = locale.toLowerCase().replace("-", "_");
  const own = getFunction(module, variable) ?? getFunction(module, "en_us");
  if (!own) throw new Error(`A message says nothing in ${locale}: ${module.slice(0, 400)}`);
  const bare = own.replaceAll("/** @type {LocalizedString} */ ", "").replaceAll("registry.plural(", "$plural(");
  const [, inputs, options] = /^\((i?)\) => \{\s*return (\([\s\S]*\))\s*\}$/.exec(bare) ?? [];
  if (options) return `${inputs || "()"}=>${options.slice(1, -1)}`;
  const whole = bare.replaceAll(/\n\t*/g, "");
  // Renamed, because the bundle's name may also be one of the message's own variables.
  return plural ? `($plural=>${whole})(${plural})` : whole;
}

/** Matches `const fr_ca2_key = /** … *\/ (i) => {…};`. */
function getFunction(module, variable) {
  const [, own] =
    new RegExp(`^const ${variable}\\d_\\w+ = /\\*\\* @type [^\\n]*? \\*/ (\\(i?\\) => \\{[\\s\\S]*?\\n\\});`, "m").exec(
      module,
    ) ?? [];
  return own;
}
