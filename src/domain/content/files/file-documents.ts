import * as v from "valibot";
import { stringify } from "yaml";
import type { ContentMedia, MenuItem } from "#db/tables/content.ts";
import type { Content, ContentInput, ContentType } from "../content.ts";
import { cleanHtml } from "../text/clean-html.ts";

/** The content of a file by kind, with the keys in the file's order. */
export interface FileDocuments {
  section: ContentsPart;
  menu: { items: MenuEntry[] };
  post: v.InferOutput<typeof SCHEMAS.post>;
  component: ContentsPart & { status: "Active" | "Inactive"; position: number };
  page: ContentsPart & {
    name: string;
    menu_label: string;
    menu_order: number;
    show_in_menu: boolean;
    /** Omitted unless it is a draft. */
    is_draft?: boolean | undefined;
    body: string | null;
  };
}

export interface MenuEntry {
  label: string;
  url: string;
  children?: MenuEntry[] | undefined;
}

const explain = ({ expected }: { expected: string | null }): string =>
  expected === "never" ? "is not a field of this file." : "is missing.";
const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], "must be text."),
  v.transform((value) => String(value)),
);
const required = v.pipe(
  text,
  v.check((value) => value.trim() !== "", "must not be empty."),
);
const flag = v.boolean("must be true or false.");
const number = v.pipe(v.number("must be a whole number."), v.integer("must be a whole number."));
const entry: v.GenericSchema<unknown, MenuEntry> = v.strictObject(
  { label: required, url: required, children: v.optional(v.array(v.lazy(() => entry))) },
  explain,
);
const TYPES = ["text", "html", "image", "link", "json"] as const;
const media = v.strictObject(
  {
    url: text,
    alt: v.nullable(text),
    width: v.nullable(number),
    height: v.nullable(number),
    collection: v.nullable(text),
  },
  explain,
);
const contentsPart = {
  contents: v.record(v.string(), v.unknown(), "must have a value for each name."),
  types: v.optional(v.record(v.string(), v.picklist(TYPES, `must be one of ${TYPES.join(", ")}.`))),
  pictures: v.optional(v.record(v.string(), v.array(media))),
};

interface ContentsPart {
  contents: Record<string, unknown>;
  /** The types that can't be derived from the name and the value. */
  types?: Record<string, ContentType> | undefined;
  pictures?: Record<string, v.InferOutput<typeof media>[]> | undefined;
}

export const SCHEMAS = {
  section: v.strictObject(contentsPart, explain),
  menu: v.strictObject({ items: v.array(entry, "must be a list of entries.") }, explain),
  post: v.strictObject(
    {
      title: required,
      description: required,
      heading: required,
      lead: text,
      author_name: text,
      author_slug: v.nullable(text),
      published_at: v.pipe(
        text,
        v.check(
          (value) => !Number.isNaN(Date.parse(value)) && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(value),
          "must be a time such as 2026-05-12T12:00:00Z.",
        ),
      ),
      is_draft: flag,
      sources: v.array(required, "must be a list."),
      body: required,
    },
    explain,
  ),
  component: v.strictObject(
    { status: v.picklist(["Active", "Inactive"], "must be Active or Inactive."), position: number, ...contentsPart },
    explain,
  ),
  page: v.strictObject(
    {
      name: required,
      menu_label: text,
      menu_order: number,
      show_in_menu: flag,
      is_draft: v.optional(flag),
      ...contentsPart,
      body: v.nullable(text),
    },
    explain,
  ),
};

/** Formats a document as YAML. The result depends only on the document. */
export function formatDocument(document: object): string {
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** Converts stored contents to their part of a file. */
export function toContentsPart(contents: readonly Content[]): ContentsPart {
  const types: [string, ContentType][] = [];
  const pictures: [string, ContentMedia[]][] = [];
  const values = contents.map(({ name, type, value, media_collection }) => {
    const shown = toShownValue(type, value);
    if (guessType(name, shown) !== type) types.push([name, type]);
    if (media_collection.length > 0) pictures.push([name, media_collection.map(sortKeys)]);
    return [name, shown];
  });
  return {
    contents: Object.fromEntries(values),
    ...(types.length > 0 && { types: Object.fromEntries(types) }),
    ...(pictures.length > 0 && { pictures: Object.fromEntries(pictures) }),
  };
}

/** PostgreSQL doesn't preserve the order of JSON keys. */
const sortKeys = ({ url, alt, width, height, collection }: ContentMedia): ContentMedia => ({
  url,
  alt,
  width,
  height,
  collection,
});

/** Converts the part of a file to contents as stored. */
export function toContents({ contents, types = {}, pictures = {} }: ContentsPart): ContentInput[] {
  return Object.entries(contents).map(([name, shown]) => {
    const type = Object.hasOwn(types, name) ? (types[name] as ContentType) : guessType(name, shown);
    const value = shown === null ? null : type === "json" ? JSON.stringify(shown) : toText(shown);
    return { name, type, value, media_collection: (Object.hasOwn(pictures, name) && pictures[name]) || [] };
  });
}

/** Returns the type of a value by its name, unless the file says otherwise. */
function guessType(name: string, value: unknown): ContentType {
  if (typeof value === "object" && value !== null) return "json";
  if (name === "body") return "html";
  if (name.endsWith("_link")) return "link";
  return name.endsWith("_image") ? "image" : "text";
}

function toShownValue(type: ContentType, value: string | null): unknown {
  if (value === null) return null;
  if (type === "json") return value ? JSON.parse(value) : "";
  return type === "html" ? formatHtml(value) : value;
}

const toText = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

export const toMenuItems = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.map(({ label, url, children = [] }) => ({ label, url, children: toMenuItems(children) }));

export const toMenuEntries = (items: readonly MenuItem[]): MenuEntry[] =>
  items.map(({ label, url, children }) => ({
    label,
    url,
    ...(children.length > 0 && { children: toMenuEntries(children) }),
  }));

const BLOCK_END =
  /(<\/(?:p|h[2-4]|ul|ol|li|table|caption|thead|tbody|tfoot|tr|th|td|blockquote|figure|figcaption|details|summary|aside|div)>|<hr \/>)\s*(?=<)/g;
const BLOCK_START = /(<(?:ul|ol(?: [^>]*)?|table|thead|tbody|tfoot|tr|blockquote|figure|details|aside)>)\s*(?=<)/g;

/**
 * Puts each block of cleaned HTML on its own line, where browsers ignore white space, so that differences are readable.
 */
export function formatHtml(html: string): string {
  return cleanHtml(html).replaceAll("\r\n", "\n").replace(BLOCK_END, "$1\n").replace(BLOCK_START, "$1\n");
}
