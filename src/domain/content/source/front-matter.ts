import * as v from "valibot";
import { parse, YAMLParseError } from "yaml";
import { StartupError } from "#lib/errors.ts";

export type FrontMatter = Record<string, unknown>;

/** Splits a Markdown file into front matter and body. @throws StartupError naming the file. */
export function splitFile(path: string, text: string): { front: FrontMatter; body: string } {
  const [, yaml, body] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (yaml === undefined) throw new StartupError(`content/${path}: there is no front matter between two lines of ---.`);
  return { front: parseYaml(path, yaml, 1), body: (body ?? "").trim() };
}

/**
 * Parses a YAML map.
 *
 * @param linesBefore the file's lines above it.
 * @throws StartupError naming the file, and the key or otherwise the line.
 */
export function parseYaml(path: string, yaml: string, linesBefore = 0): FrontMatter {
  try {
    const front: unknown = parse(yaml);
    if (typeof front === "object" && front !== null && !Array.isArray(front)) return front as FrontMatter;
  } catch (error) {
    // The parser throws a ReferenceError for an alias without an anchor, such as `*word*`.
    if (error instanceof ReferenceError) throw new StartupError(`content/${path}: ${getFirstLine(error.message)}`);
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 0) + linesBefore;
    throw new StartupError(`content/${path}: line ${line}: ${getFirstLine(error.message)}`);
  }
  throw new StartupError(`content/${path}: must be a list of keys and values.`);
}

/** Validates front matter against a schema. @throws StartupError with one line that names the file and the key. */
export function parseFrontMatter<Schema extends v.GenericSchema<unknown, unknown>>(
  path: string,
  schema: Schema,
  front: FrontMatter,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, front);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StartupError(`content/${path}: ${v.getDotPath(issue) ?? "front matter"}: ${issue.message}`);
}

function getFirstLine(text: string): string {
  return text.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? "";
}

const createTextSchema = (min = 1, max = 400) =>
  v.pipe(
    v.string("must be text"),
    v.check((text) => getWidth(text) >= min, `must have at least ${min} characters`),
    v.check((text) => getWidth(text) <= max, `must have at most ${max} characters`),
  );

/** Returns a text's display width in search results: a Japanese character is as wide as two Latin letters. */
function getWidth(text: string): number {
  return (
    text.length +
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0)
  );
}

/** Metadata that every page has, for search engines and its header. */
const HEAD = {
  title: createTextSchema(1, 70),
  description: createTextSchema(70, 155),
  heading: createTextSchema(1, 90),
  lead: createTextSchema(1, 400),
};

const question = v.strictObject({ question: createTextSchema(1, 160), answer: createTextSchema(1, 2_000) });

/** Front matter of a section that is a page. Other keys depend on the page. */
export const sectionFront = v.looseObject({ ...HEAD, questions: v.optional(v.array(question)) });

/** Front matter of a section that appears on every page and isn't a page itself. */
export const fragmentFront = v.looseObject({});

export const pageFront = v.looseObject({
  ...HEAD,
  name: v.optional(createTextSchema(1, 90)),
  menu_order: v.optional(v.pipe(v.number("must be a number"), v.integer("must be a whole number"))),
  menu_label: v.optional(createTextSchema(1, 40)),
  show_in_menu: v.optional(v.boolean("must be true or false")),
  template_name: v.optional(createTextSchema(1, 60)),
});

export const postFront = v.strictObject({
  ...HEAD,
  author: v.optional(createTextSchema(1, 80)),
  author_slug: v.optional(createTextSchema(1, 120)),
  date: v.pipe(v.string("must be a date such as 2026-05-12"), v.isoDate("must be a date such as 2026-05-12")),
  sources: v.optional(v.array(createTextSchema(8, 400))),
});

export const componentFront = v.looseObject({
  type_name: v.optional(createTextSchema(1, 60)),
  position: v.optional(v.pipe(v.number("must be a number"), v.integer("must be a whole number"))),
});

interface Item {
  label: string;
  url: string;
  children?: Item[] | undefined;
}

const menuItem: v.GenericSchema<unknown, Item> = v.strictObject({
  label: createTextSchema(1, 60),
  url: createTextSchema(1, 300),
  children: v.optional(v.array(v.lazy(() => menuItem))),
});

export const menuFile = v.strictObject({ items: v.array(menuItem) });
