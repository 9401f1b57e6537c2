/** Returns the path of a font's file by name. */
export type FontFile = (name: string) => string;

/** Every script that a name may be written in, with its font files; the Latin ones are always loaded. */
export const SCRIPTS = [
  { family: "latin", file: "noto-sans-latin", letters: null },
  { family: "latin-ext", file: "noto-sans-latin-ext", letters: /[\u0100-\u024f\u1e00-\u1eff\u2020-\u20cf\u2c60-\u2c7f]/ },
  { family: "vietnamese", file: "noto-sans-vietnamese", letters: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/ },
  { family: "greek", file: "noto-sans-greek", letters: /\p{Script=Greek}/u },
  { family: "cyrillic", file: "noto-sans-cyrillic", letters: /\p{Script=Cyrillic}/u },
  { family: "arabic", file: "noto-sans-arabic-arabic", letters: /\p{Script=Arabic}/u },
  { family: "japanese", file: "noto-sans-jp-japanese", letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u },
] as const; // biome-ignore format: a table

export const WEIGHTS = [400, 700] as const;

/** Every font file used in documents. */
export const FONT_FILES: readonly string[] = SCRIPTS.flatMap(({ file }) =>
  WEIGHTS.map((weight) => `${file}-${weight}-normal.ttf`),
);

/** Returns the path of one of these files in its package, as WOFF. */
export function getFontPackagePath(name: string): string {
  const script = /^noto-sans-(arabic|jp)-/.exec(name)?.[1];
  return `@fontsource/noto-sans${script ? `-${script}` : ""}/files/${name.replace(/ttf$/, "woff")}`;
}

/**
 * Replaces letters that the fonts lack: the tilde of Japanese ranges with the wave dash, and the narrow space of French
 * with a non-breaking space.
 */
export function replaceMissingLetters(text: string): string {
  return text.replaceAll("\uff5e", "\u301c").replaceAll("\u202f", "\u00a0");
}

/** Returns the fonts that a text needs, in fallback order. */
export function listFontFamilies(text: string): string[] {
  return SCRIPTS.filter(({ letters }) => letters === null || letters.test(text)).map(({ family }) => family);
}
