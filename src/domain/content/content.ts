import type { ContentMedia, ContentTable } from "#db/tables/content.ts";
import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { type FieldErrors, Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { cleanHtml } from "./text/clean-html.ts";
import { isLinkAddress, isOwnPath } from "./text/link-address.ts";

export type ContentType = ContentTable["type"];

/** A named value as in the contracts; `value` is JSON for type json and sanitized HTML for type html. */
export interface Content {
  name: string;
  type: ContentType;
  value: string | null;
  media_collection: ContentMedia[];
}

export type ContentInput = Pick<Content, "name" | "type" | "value"> & { media_collection?: ContentMedia[] };

/** Returns the value with this name, "" if there is none. */
export function getContentText(contents: readonly Content[], name: string): string {
  return contents.find((content) => content.name === name)?.value ?? "";
}

/**
 * Returns the list with this name, empty if there is none. Its shape depends on its file or editor and is not checked.
 */
export function getContentList<T>(contents: readonly Content[], name: string): T[] {
  const value = contents.find((content) => content.name === name && content.type === "json")?.value;
  const list: unknown = value ? JSON.parse(value) : [];
  return Array.isArray(list) ? list : [];
}

/**
 * Validates contents for storage: names are valid and unique, links and pictures have safe URLs, and HTML is sanitized.
 *
 * @throws Invalid by content, as `contents.<name>`.
 */
export function validateContents(contents: readonly ContentInput[], { locale }: Pick<Context, "locale">): Content[] {
  const errors: FieldErrors = {};
  const options = getMessageOptions(locale);
  const seen = new Set<string>();
  const checked = contents.map(({ name, type, value, media_collection = [] }) => {
    const wrong = findContentFault(name, type, value) ?? (seen.has(name) ? m.content_name_taken : null);
    if (wrong) errors[`contents.${name}`] = [wrong({}, options)];
    else if (!media_collection.every(({ url }) => isOwnPath(url))) {
      errors[`contents.${name}`] = [m.content_image_wrong({}, options)];
    }
    seen.add(name);
    return { name, type, value: wrong ? null : cleanValue(type, value), media_collection };
  });
  if (Object.keys(errors).length) throw new Invalid(m.field_check_marked({}, options), errors);
  return checked;
}

type Message = typeof m.content_name_wrong;

function findContentFault(name: string, type: ContentType, value: string | null): Message | null {
  if (!/^[a-z][a-z0-9_-]{0,79}$/.test(name)) return m.content_name_wrong;
  if (!value) return null;
  if (type === "link" && !isLinkAddress(value)) return m.content_link_wrong;
  if (type === "image" && !isOwnPath(value)) return m.content_image_wrong;
  if (type === "json" && !isJson(value)) return m.content_json_wrong;
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Keys of JSON values that contain HTML. */
export const HTML_KEYS = new Set(["answer", "html"]);

function cleanValue(type: ContentType, value: string | null): string | null {
  if (value === null) return null;
  if (type === "html") return cleanHtml(value);
  if (type !== "json") return value;
  return JSON.stringify(JSON.parse(value), (key, inner) =>
    HTML_KEYS.has(key) && typeof inner === "string" ? cleanHtml(inner) : inner,
  );
}
