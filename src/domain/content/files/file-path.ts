import { type ContentPlace, parseContentPath } from "../source/content-path.ts";

const FOLDERS = {
  custom: "pages",
  marketing: "marketing",
  seller_landing: "seller-landing",
  seller_valuation: "seller-valuation",
};

/** Characters that some file systems don't allow in names, and those that the paths themselves use. */
const UNSAFE = /[%<>:"/\\|?*\p{Cc}]|^\.|[. ]$/gu;

/** Returns the path of a content item's file in an export. */
export function toFilePath(place: ContentPlace): string {
  const { locale, slug } = place;
  const owner =
    place.kind === "page" && place.agent !== null
      ? `agents/${place.agent}/`
      : place.office !== null
        ? `offices/${place.office}/`
        : "";
  return `${locale}/${owner}${getFolder(place)}/${slug}.yaml`;
}

function getFolder(place: ContentPlace): string {
  if (place.kind === "component") return `components/${place.type.replace(UNSAFE, encodeCharacter)}`;
  if (place.kind === "post") return "blog";
  if (place.kind !== "page") return `${place.kind}s`;
  return place.type === "template" ? `templates/${place.template}` : FOLDERS[place.type];
}

/** Parses the path of an exported file; null if no file belongs there. */
export function parseFilePath(path: string): ContentPlace | null {
  if (!path.endsWith(".yaml")) return null;
  const isMenu = /^[^/]+\/(offices\/[^/]+\/)?menus\/[^/]+$/.test(path);
  const place = parseContentPath(isMenu ? path : path.replace(/\.yaml$/, ".md"));
  if (place?.kind !== "component") return place;
  try {
    return { ...place, type: decodeURIComponent(place.type).normalize("NFC") };
  } catch {
    return null;
  }
}

const encodeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
