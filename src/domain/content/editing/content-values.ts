import * as v from "valibot";
import { type FieldErrors, Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { Content, ContentInput, ContentType } from "../content.ts";

/** An entry of a list, such as a step with its heading and text. */
export type ListItem = Record<string, string>;

/**
 * The values of a section or page by name, as in its form. A list of plain texts is one text with an entry per line.
 */
export type ContentValues = Record<string, string | ListItem[]>;

/** A value's name and kind, in the order of the form. */
export interface EditedField {
  name: string;
  kind: Exclude<ContentType, "json"> | "lines" | "list";
}

const MAX_LENGTH = 100_000;
const MAX_ITEMS = 100;
const text = v.pipe(v.string(), v.maxLength(MAX_LENGTH));
const lines = v.array(text);
const list = v.pipe(v.array(v.record(v.string(), text)), v.maxLength(MAX_ITEMS));

/**
 * Returns how the desk edits a value. Null for a value that is neither a text nor a list of texts or entries, which the
 * desk can't edit.
 */
function getKind({ type, value }: Content): EditedField["kind"] | null {
  if (type !== "json") return type;
  const parsed = parseList(value);
  if (v.is(list, parsed)) return "list";
  return v.is(lines, parsed) ? "lines" : null;
}

export function listFields(contents: readonly Content[]): EditedField[] {
  return contents.flatMap((content) => {
    const kind = getKind(content);
    return kind ? [{ name: content.name, kind }] : [];
  });
}

export function toValues(contents: readonly Content[]): ContentValues {
  const kinds = new Map(listFields(contents).map(({ name, kind }) => [name, kind]));
  const toValue = ({ name, value }: Content): string | ListItem[] => {
    const kind = kinds.get(name);
    if (kind === "list") return parseList(value) as ListItem[];
    return kind === "lines" ? (parseList(value) as string[]).join("\n") : (value ?? "");
  };
  return Object.fromEntries(
    contents.filter(({ name }) => kinds.has(name)).map((content) => [content.name, toValue(content)]),
  );
}

/**
 * Applies a form's values to the stored contents and saves them. Contents that the form doesn't have stay unchanged.
 *
 * @throws Invalid by value, as `values.<name>`
 */
export async function saveValues(
  contents: readonly Content[],
  values: Record<string, unknown>,
  save: (contents: ContentInput[]) => Promise<unknown>,
): Promise<void> {
  try {
    await save(applyValues(contents, values));
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const errors = Object.entries(error.errors).map(([name, texts]) => [name.replace(/^contents\./, "values."), texts]);
    throw new Invalid(error.message, Object.fromEntries(errors));
  }
}

function applyValues(contents: readonly Content[], values: Record<string, unknown>): ContentInput[] {
  const errors: FieldErrors = {};
  const kinds = new Map(listFields(contents).map(({ name, kind }) => [name, kind]));
  for (const name of Object.keys(values)) if (!kinds.has(name)) errors[`contents.${name}`] = [m.field_unknown()];
  const changed = contents.map((content): ContentInput => {
    const kind = kinds.get(content.name);
    if (!kind || !Object.hasOwn(values, content.name)) return content;
    const value = values[content.name];
    if (kind === "list" && v.is(list, value)) return { ...content, value: JSON.stringify(value) };
    if (kind === "lines" && v.is(text, value)) return { ...content, value: JSON.stringify(splitLines(value)) };
    if (kind !== "list" && v.is(text, value)) return { ...content, value };
    errors[`contents.${content.name}`] = [m.field_invalid()];
    return content;
  });
  if (Object.keys(errors).length > 0) throw new Invalid(m.field_check_marked(), errors);
  return changed;
}

function splitLines(value: string): string[] {
  return value
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function parseList(value: string | null): unknown {
  return value ? JSON.parse(value) : [];
}
