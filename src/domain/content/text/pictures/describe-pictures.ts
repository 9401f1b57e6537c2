import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";
import { escapeXml } from "#lib/xml.ts";
import type { Content } from "../../content.ts";
import { getPictures } from "./picture-directory.ts";
import { parsePicturePath } from "./picture-path.ts";

const FOLDER = "/pictures/";
const IMAGE = /<img\b[^>]*?\ssrc="(\/pictures\/[^"]+)"[^>]*>/g;

/**
 * Gives the library's pictures in HTML their current descriptions in the text's language. A picture without one keeps
 * what the text has.
 */
export async function describePictures(db: Db, html: string, locale: Locale): Promise<string> {
  if (!html.includes(FOLDER)) return html;
  const pictures = await getPictures(db);
  return html.replace(IMAGE, (tag, path: string) => {
    const alt = pictures.get(parsePicturePath(path)?.token ?? "")?.alts[locale];
    return alt ? tag.replace(/\salt="[^"]*"/, "").replace("<img", () => `<img alt="${escapeXml(alt)}"`) : tag;
  });
}

export function hasPictures({ type, value }: Pick<Content, "type" | "value">): boolean {
  return type === "html" && value !== null && value.includes(FOLDER);
}
