import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { Locales } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { StartupError } from "#lib/errors.ts";

/** The languages that a build's scripts were made in (`scripts/build-languages.mjs`); none are known of a site at work. */
export async function builtLanguages(buildFolder: string): Promise<Locales | null> {
  try {
    return JSON.parse(await readFile(join(buildFolder, "languages.json"), "utf8")).locales;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * The languages that a site can speak: all that are asked for, or, where they are only what its country speaks, those
 * of them that its build has, else the build's own.
 *
 * @throws StartupError where one was asked for by name.
 */
export function spokenLanguages(wanted: Locales, built: Locales | null, areNamed: boolean): Locales {
  if (!built) return wanted;
  const missing = wanted.filter((locale) => !built.includes(locale));
  if (missing.length === 0) return wanted;
  if (areNamed)
    throw new StartupError(
      `LOCALES names ${missing.join(", ")}, and this build speaks ${built.join(", ")}: start with npm start, which builds anew.`,
    );
  const [first, ...others] = wanted.filter((locale) => built.includes(locale));
  return first ? [first, ...others] : [built[0]];
}

/** The folder that a language's scripts lie in, beside those of the build's first one, which need none. */
export function getFolder(locale: Locale, built: Locales | null): string {
  return built === null || built[0] === locale ? "" : `${locale}/`;
}

/** The build as it is served in one language: with that one's scripts, under that one's prefix. */
export function inLanguage(build: ServerBuild, locale: Locale, prefix: string, built: Locales | null): ServerBuild {
  const folder = getFolder(locale, built);
  const assets = folder
    ? (JSON.parse(inFolder(JSON.stringify(build.assets), folder)) as ServerBuild["assets"])
    : build.assets;
  return { ...build, assets, ...(prefix && { basename: prefix }) };
}

function inFolder(text: string, folder: string): string {
  return text.replaceAll(/(?<=")\/build\/(?=[^/"]+\.js")/g, `/build/${folder}`);
}
