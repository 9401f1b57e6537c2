import { MARK } from "./marked-messages.mjs";

const MARKED = new RegExp(`${MARK.replace("$", "\\$")}\\(["'\`](\\w+)\\.\\w{8}["'\`](?:,\\s*([\\w$.]+))?\\)`, "g");

/** Whether a script still waits for its words. */
export function isMarked(script) {
  return script.includes(`${MARK}(`);
}

/**
 * The script of a bundle in one locale. `moduleOf` gives the source of a message's module as it was compiled for every
 * locale (src/messages/messages); a locale it does not speak is answered in `base`.
 */
export function spokenScript(script, locale, moduleOf) {
  return script.replace(MARKED, (_mark, name, plural) => `(${spokenMessage(moduleOf(name), locale, plural)})`);
}

/** A message's function in one locale, without comments; `plural` is what the bundle calls the module's `registry.plural`. */
export function spokenMessage(module, locale, plural) {
  const variable = locale.toLowerCase().replace("-", "_");
  const own = getFunction(module, variable) ?? getFunction(module, "en_us");
  if (!own) throw new Error(`A message says nothing in ${locale}: ${module.slice(0, 400)}`);
  const bare = own.replaceAll("/** @type {LocalizedString} */ ", "").replaceAll("registry.plural(", "$plural(");
  const [, inputs, options] = /^\((i?)\) => \{\s*return (\([\s\S]*\))\s*\}$/.exec(bare) ?? [];
  if (options) return `${inputs || "()"}=>${options.slice(1, -1)}`;
  const whole = bare.replaceAll(/\n\t*/g, "");
  // Under a name of its own: the bundle's may be the one of the message's own values.
  return plural ? `($plural=>${whole})(${plural})` : whole;
}

/** `const fr_ca2_key = /** … *\/ (i) => {…};`, or the name of another locale's that it reads. */
function getFunction(module, variable) {
  const [, own] =
    new RegExp(`^const ${variable}\\d_\\w+ = /\\*\\* @type [^\\n]*? \\*/ (\\(i?\\) => \\{[\\s\\S]*?\\n\\});`, "m").exec(
      module,
    ) ?? [];
  return own;
}
