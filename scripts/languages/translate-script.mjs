import { MARK } from "./marked-messages.mjs";

const MARKED = new RegExp(`${MARK.replace("$", "\\$")}\\(["'\`](\\w+)\\.\\w{8}["'\`](?:,\\s*([\\w$.]+))?\\)`, "g");

/** Returns whether a script contains placeholders. */
export function isMarked(script) {
  return script.includes(`${MARK}(`);
}

/**
 * Returns a bundle's script in one locale. `getModule` returns the source of a message's compiled module, from
 * src/messages/messages. A locale without the message falls back to en-US.
 */
export function translateScript(script, locale, getModule) {
  return script.replace(MARKED, (_mark, name, plural) => `(${translateMessage(getModule(name), locale, plural)})`);
}

/**
 * Returns a message's function in one locale, without comments. `plural` is the name of `registry.plural` in the bundle.
 */
export function translateMessage(module, locale, plural) {
  const variable = locale.toLowerCase().replace("-", "_");
  const source = getFunction(module, variable) ?? getFunction(module, "en_us");
  if (!source) throw new Error(`A message has no text in ${locale}: ${module.slice(0, 400)}`);
  const bare = source.replaceAll("/** @type {LocalizedString} */ ", "").replaceAll("registry.plural(", "$plural(");
  const [, inputs, options] = /^\((i?)\) => \{\s*return (\([\s\S]*\))\s*\}$/.exec(bare) ?? [];
  if (options) return `${inputs || "()"}=>${options.slice(1, -1)}`;
  const whole = bare.replaceAll(/\n\t*/g, "");
  // Wrapped, because a variable of the message may have the same name as the bundle's `plural`.
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
