import type { MenuItem } from "#db/tables/content.ts";
import type { Context } from "#domain/context.ts";
import { Invalid, StartupError } from "#lib/errors.ts";
import { saveBlogPost } from "../blog/save-blog-post.ts";
import { saveCustomComponent } from "../components/save-custom-component.ts";
import { saveMenu } from "../menus/save-menu.ts";
import { savePageTemplate, saveWebsitePage } from "../pages/save-website-page.ts";
import { HOME_SECTION } from "../sections/home-contents.ts";
import { saveSection } from "../sections/save-section.ts";
import { isEmailSection } from "../settings/email-texts.ts";
import type { ContentPlace } from "./content-path.ts";
import { toFileContents } from "./file-contents.ts";
import {
  componentFront,
  fragmentFront,
  menuFile,
  pageFront,
  parseFrontMatter,
  parseYaml,
  postFront,
  sectionFront,
  splitFile,
} from "./front-matter.ts";
import type { SourceFile } from "./read-folder.ts";
import { renderMarkdown } from "./render-markdown.ts";

/** The ids of the office and the agent in a file's path. */
export interface FileOwner {
  office_id: number | null;
  agent_id: number | null;
}

/** Sections that are shown inside other pages. */
const FRAGMENTS = new Set(["site-header", "site-footer", "settings", HOME_SECTION]);

/** Saves one file's row, unless someone has edited it. @throws StartupError naming the file and the problem. */
export async function saveFile(
  context: Context,
  file: SourceFile,
  place: ContentPlace,
  owner: FileOwner,
): Promise<boolean> {
  try {
    return await save(context, file, place, owner);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const [[key, messages] = ["", [error.message]]] = Object.entries(error.errors);
    throw new StartupError(`content/${file.path}: ${key.replace(/^contents\./, "")}: ${messages[0]}`);
  }
}

function save(context: Context, file: SourceFile, place: ContentPlace, owner: FileOwner): Promise<boolean> {
  switch (place.kind) {
    case "section":
      return saveSectionFile(context, file, place, owner);
    case "menu":
      return saveMenuFile(context, file, place, owner);
    case "post":
      return savePostFile(context, file, place, owner);
    case "component":
      return saveComponentFile(context, file, place, owner);
    case "page":
      return savePageFile(context, file, place, owner);
  }
}

type Place<Kind extends ContentPlace["kind"]> = Extract<ContentPlace, { kind: Kind }>;

function saveSectionFile(
  context: Context,
  { path, text, hash }: SourceFile,
  { slug, locale, office }: Place<"section">,
  { office_id }: FileOwner,
): Promise<boolean> {
  const { front, body } = splitFile(path, text);
  // An office's own version may leave out texts, which are then the network's.
  const isWhole = !FRAGMENTS.has(slug) && !isEmailSection(slug) && office === null;
  const contents = toFileContents(parseFrontMatter(path, isWhole ? sectionFront : fragmentFront, front), body);
  return saveSection(context, { name: slug, locale, office_id, contents, source_hash: hash });
}

function saveMenuFile(
  context: Context,
  { path, text, hash }: SourceFile,
  { slug, locale }: Place<"menu">,
  { office_id }: FileOwner,
): Promise<boolean> {
  const { items } = parseFrontMatter(path, menuFile, parseYaml(path, text));
  const toMenuItem = (item: (typeof items)[number]): MenuItem => ({
    ...item,
    children: (item.children ?? []).map(toMenuItem),
  });
  return saveMenu(context, { name: slug, locale, office_id, data: items.map(toMenuItem), source_hash: hash });
}

function savePostFile(
  context: Context,
  { path, text, hash }: SourceFile,
  { slug, locale }: Place<"post">,
  { office_id }: FileOwner,
): Promise<boolean> {
  const { front, body } = splitFile(path, text);
  const { author, author_slug, date, sources, ...head } = parseFrontMatter(path, postFront, front);
  return saveBlogPost(context, {
    ...head,
    slug,
    locale,
    office_id,
    source_hash: hash,
    body: renderMarkdown(body),
    author_name: author ?? "",
    author_slug: author_slug ?? null,
    sources: sources ?? [],
    published_at: new Date(`${date}T12:00:00Z`),
  });
}

function saveComponentFile(
  context: Context,
  { path, text, hash }: SourceFile,
  { slug, locale, type }: Place<"component">,
  { office_id }: FileOwner,
): Promise<boolean> {
  const { front, body } = splitFile(path, text);
  const { type_name = type, position, ...rest } = parseFrontMatter(path, componentFront, front);
  return saveCustomComponent(context, {
    slug,
    locale,
    position: position ?? 0,
    source_hash: hash,
    office_id: office_id as number,
    type: { name: type_name },
    contents: toFileContents(rest, body),
  });
}

async function savePageFile(
  context: Context,
  { path, text, hash }: SourceFile,
  { slug, locale, type, template }: Place<"page">,
  owner: FileOwner,
): Promise<boolean> {
  const { front, body } = splitFile(path, text);
  const { name, menu_order, menu_label, show_in_menu, template_name, ...rest } = parseFrontMatter(
    path,
    pageFront,
    front,
  );
  if (template) await savePageTemplate(context, { slug: template, name: template_name ?? template });
  return saveWebsitePage(context, {
    type,
    slug,
    template_slug: template,
    locale,
    source_hash: hash,
    ...owner,
    name: name ?? rest.heading,
    body: renderMarkdown(body),
    menu_order: menu_order ?? 0,
    menu_label: menu_label ?? null,
    show_in_menu: show_in_menu ?? false,
    contents: toFileContents(rest, ""),
  });
}
