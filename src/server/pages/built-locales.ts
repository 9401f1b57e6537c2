import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locales } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageLocale } from "#editions/message-locale.ts";
import { StartupError } from "#lib/errors.ts";
import type { ClientAssets } from "#web/document/document.tsx";

/** Returns the locales that the build contains scripts for (`scripts/build-languages.mjs`); null in development. */
export async function readBuiltLocales(buildFolder: string): Promise<Locales | null> {
  try {
    return JSON.parse(await readFile(join(buildFolder, "languages.json"), "utf8")).locales;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Returns the locales that a site can serve: all requested ones. If they were not set explicitly but come from the
 * country, those that the build has, or else the build's own.
 *
 * @throws StartupError if the build lacks a locale that was set explicitly
 */
export function selectLocales(wanted: Locales, built: Locales | null, isExplicit: boolean): Locales {
  if (!built) return wanted;
  const missing = wanted.filter((locale) => !built.includes(locale));
  if (missing.length === 0) return wanted;
  if (isExplicit)
    throw new StartupError(
      `LOCALES names ${missing.join(", ")}, and this build has ${built.join(", ")}: start with npm start, which rebuilds.`,
    );
  const [first, ...others] = wanted.filter((locale) => built.includes(locale));
  return first ? [first, ...others] : [built[0]];
}

/** Returns the folder of a locale's scripts; empty for the build's first locale. */
export function getFolder(locale: Locale, built: Locales | null): string {
  const regional = getMessageLocale(locale);
  return built === null || built[0] === regional ? "" : `${regional}/`;
}

/** Returns the browser files of one locale. Stylesheets are the same in all of them. */
export function localizeAssets({ script, styles }: ClientAssets, locale: Locale, built: Locales | null): ClientAssets {
  return { script: script.replace(/[^/]*$/, `${getFolder(locale, built)}$&`), styles };
}
