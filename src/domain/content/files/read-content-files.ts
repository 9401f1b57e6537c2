import type { Db } from "#db/connect.ts";
import { selectContents } from "../content-queries.ts";
import { selectTemplates } from "../pages/page-queries.ts";
import type { ContentPlace } from "../source/content-path.ts";
import {
  selectArticleFiles,
  selectComponentFiles,
  selectMenuFiles,
  selectPageFiles,
  selectSectionFiles,
} from "./content-file-queries.ts";
import { type FileDocuments, formatDocument, formatHtml, toContentsPart, toMenuEntries } from "./file-documents.ts";
import { toFilePath } from "./file-path.ts";

/** A file of an export: its path with forward slashes, and its text or a picture's bytes. */
export interface ContentFile {
  path: string;
  /** Empty for a picture. */
  text: string;
  bytes?: Uint8Array;
}

/** A stored text as a file. */
export interface StoredFile extends ContentFile {
  kind: ContentPlace["kind"];
  id: number;
  /** The office that the text belongs to, directly or through its agent; null for the network's. */
  office_id: number | null;
}

/** The file with the names of page groups, by slug. They are the same in every language. */
export const GROUPS_PATH = "page-groups.yaml";

export async function readGroupsFile(db: Db): Promise<ContentFile> {
  const groups = await selectTemplates(db);
  return { path: GROUPS_PATH, text: formatDocument(Object.fromEntries(groups.map(({ slug, name }) => [slug, name]))) };
}

/** Returns every text of the network, its offices and agents as a file, by path. */
export async function readContentFiles(db: Db): Promise<StoredFile[]> {
  const files = [
    ...(await readSections(db)),
    ...(await readMenus(db)),
    ...(await readArticles(db)),
    ...(await readPages(db)),
    ...(await readComponents(db)),
  ];
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Converts a stored text to its file. */
function toFile<Kind extends ContentPlace["kind"]>(
  { id, office_id }: { id: number; office_id: number | null },
  place: Extract<ContentPlace, { kind: Kind }>,
  document: FileDocuments[Kind],
): StoredFile {
  return { id, office_id, kind: place.kind, path: toFilePath(place), text: formatDocument(document) };
}

async function readSections(db: Db): Promise<StoredFile[]> {
  const rows = await selectSectionFiles(db);
  const contents = await selectContents(db, "section_id", getIds(rows));
  return rows.map(({ slug, locale, office, ...row }) =>
    toFile<"section">(row, { kind: "section", locale, slug, office }, toContentsPart(contents.get(row.id) ?? [])),
  );
}

async function readMenus(db: Db): Promise<StoredFile[]> {
  return (await selectMenuFiles(db)).map(({ slug, locale, office, data, ...row }) =>
    toFile<"menu">(row, { kind: "menu", locale, slug, office }, { items: toMenuEntries(data) }),
  );
}

async function readArticles(db: Db): Promise<StoredFile[]> {
  return (await selectArticleFiles(db)).map(({ id, office_id, slug, locale, office, ...article }) => {
    const { title, description, heading, lead, author_name, author_slug, is_draft, sources } = article;
    return toFile<"post">(
      { id, office_id },
      { kind: "post", locale, slug, office },
      {
        title,
        description,
        heading,
        lead,
        author_name,
        author_slug,
        published_at: article.published_at.toISOString(),
        is_draft,
        sources,
        body: formatHtml(article.body),
      },
    );
  });
}

async function readPages(db: Db): Promise<StoredFile[]> {
  const rows = await selectPageFiles(db);
  const contents = await selectContents(db, "page_id", getIds(rows));
  return rows.map(({ type, template_slug: template, slug, locale, office, agent, ...row }) => {
    const { name, menu_order, menu_label, show_in_menu, is_draft, body } = row;
    return toFile<"page">(
      row,
      { kind: "page", type, template, locale, slug, agent, office: agent === null ? office : null },
      {
        name,
        menu_label: menu_label ?? "",
        menu_order,
        show_in_menu,
        ...(is_draft && { is_draft }),
        ...toContentsPart(contents.get(row.id) ?? []),
        body: body === null ? null : formatHtml(body),
      },
    );
  });
}

async function readComponents(db: Db): Promise<StoredFile[]> {
  const rows = await selectComponentFiles(db);
  const contents = await selectContents(db, "component_id", getIds(rows));
  return rows.map(({ slug, locale, office, type, status, position, ...row }) =>
    toFile<"component">(
      row,
      { kind: "component", locale, slug, office, type },
      { status, position, ...toContentsPart(contents.get(row.id) ?? []) },
    ),
  );
}

const getIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
