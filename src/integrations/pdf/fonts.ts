import { Font } from "@react-pdf/renderer";
import { breakWord } from "./break-word.ts";
import { type FontFile, SCRIPTS, WEIGHTS } from "./font-files.ts";

let registered = false;

/** Registers the fonts; their files are read when a document needs them. */
export function registerFonts(fontFile: FontFile): void {
  if (registered) return;
  registered = true;
  for (const { family, file } of SCRIPTS) {
    const fonts = WEIGHTS.map((fontWeight) => ({ src: fontFile(`${file}-${fontWeight}-normal.ttf`), fontWeight }));
    Font.register({ family, fonts });
  }
  Font.registerHyphenationCallback(breakWord);
}
