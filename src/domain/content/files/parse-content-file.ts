import type { Context } from "#domain/context.ts";
import { Invalid, StartupError } from "#lib/errors.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { validateContents } from "../content.ts";
import { findPlaceholderErrors, isEmailSection } from "../settings/email-texts.ts";
import type { ContentPlace } from "../source/content-path.ts";
import { parseFrontMatter, parseYaml } from "../source/front-matter.ts";
import { type FileDocuments, formatHtml, SCHEMAS, toContents, toContentsPart } from "./file-documents.ts";

/** A file that can't be imported. `message` is a sentence without the path. */
export class FileFault extends Error {}

/** The values in a page's `<head>` and its heading. */
const HEAD = ["title", "description", "heading"];

/**
 * Parses a file into the document that it would be exported from.
 *
 * @throws FileFault
 */
export function parseContentFile(
  context: Context,
  { path, text }: { path: string; text: string },
  place: ContentPlace,
): FileDocuments[keyof FileDocuments] {
  return explainFaults(path, () => {
    const map = parseYaml(path, text);
    switch (place.kind) {
      case "section":
        return parseSection(context, path, map, place.slug);
      case "menu":
        return parseFrontMatter(path, SCHEMAS.menu, map);
      case "post": {
        const { published_at, body, ...article } = parseFrontMatter(path, SCHEMAS.post, map);
        return { ...article, published_at: new Date(published_at).toISOString(), ...sortLast(article, body) };
      }
      case "component": {
        const { status, position, ...part } = parseFrontMatter(path, SCHEMAS.component, map);
        return { status, position, ...cleanPart(context, part) };
      }
      case "page":
        return parsePage(context, path, map);
    }
  });
}

/** The names of page groups by slug. @throws FileFault */
export function parseGroups(path: string, text: string): [slug: string, name: string][] {
  return explainFaults(path, () =>
    Object.entries(parseYaml(path, text)).map(([slug, name]) => {
      if (typeof name === "string" && name.trim()) return [slug, toSingleLine(name)];
      throw new FileFault(`${slug}: must have a name.`);
    }),
  );
}

function parseSection(context: Context, path: string, map: object, name: string): FileDocuments["section"] {
  const part = parseFrontMatter(path, SCHEMAS.section, { ...map });
  const errors = isEmailSection(name) ? findPlaceholderErrors(name, part.contents) : {};
  if (Object.keys(errors).length > 0) throw new Invalid("", errors);
  return cleanPart(context, part);
}

function parsePage(context: Context, path: string, map: object): FileDocuments["page"] {
  const { name, menu_label, menu_order, show_in_menu, is_draft, body, ...part } = parseFrontMatter(path, SCHEMAS.page, {
    ...map,
  });
  for (const key of HEAD) {
    if (!String(part.contents[key] ?? "").trim()) throw new FileFault(`contents.${key}: must not be empty.`);
  }
  const html = body === null ? null : formatHtml(body);
  const draft = is_draft ? { is_draft } : {};
  return { name, menu_label, menu_order, show_in_menu, ...draft, ...cleanPart(context, part), body: html };
}

function cleanPart(context: Context, part: FileDocuments["section"]): FileDocuments["section"] {
  return toContentsPart(validateContents(toContents(part), context));
}

const sortLast = ({ is_draft, sources }: Pick<FileDocuments["post"], "is_draft" | "sources">, body: string) => ({
  is_draft,
  sources,
  body: formatHtml(body),
});

/** Runs parsing or saving of a file and converts its errors to FileFault. */
export function explainFaults<Result>(path: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw toFault(path, error);
  }
}

/**
 * Converts an error to a FileFault.
 *
 * @returns `error` itself if the file isn't its cause
 */
export function toFault(path: string, error: unknown): unknown {
  if (error instanceof StartupError) return new FileFault(error.message.replace(`content/${path}: `, ""));
  if (!(error instanceof Invalid)) return error;
  const [[key, messages] = ["", [error.message]]] = Object.entries(error.errors);
  return new FileFault(`${key.replace(/^values\./, "contents.")}: ${messages[0]}`);
}
