import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { idField, readStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { Invalid } from "#lib/errors.ts";
import { createLineSchema, createTextSchema } from "#lib/forms/field-schemas.ts";
import { isDay, toDay } from "#lib/time/day.ts";
import { m } from "#messages/messages.js";
import { getListOwner, getNewOwner, TEXT_RIGHTS } from "../editing/content-access.ts";
import { createContentEditor } from "../editing/content-editor.ts";
import { getOfficePagePath } from "../editing/office-path.ts";
import { saveVersion } from "../version-queries.ts";
import { type ArticleListQuery, type ArticleRow, selectArticle, selectArticlePage } from "./desk-article-queries.ts";
import { saveBlogPost } from "./save-blog-post.ts";

export interface ArticleFields {
  /** The title in search results and in the browser's tab. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** HTML; what `cleanHtml` doesn't allow is removed. */
  body: string;
  author_name: string;
  /** Sources of the stated facts, one per line. */
  sources: string;
  /** A date such as `2026-11-23`. If it is in the future, the article is published on that day (UTC). */
  published_on: string;
  is_draft: boolean;
}

interface AddressedArticle extends ArticleFields {
  slug: string;
  locale: string;
}

export interface NewArticle extends AddressedArticle {
  /**
   * The office whose blog the article is in; null for the network's. Office managers write only for their own office.
   */
  office_id: number | null;
}

export interface ArticleChange extends ArticleFields {
  version: string;
}

/** An article as the desk edits it. */
export interface EditedArticle extends AddressedArticle {
  id: number;
  version: string;
  /** The office whose blog it is in; null for the network's. */
  office: string | null;
  path: string | null;
}

const MAX_BODY_LENGTH = 100_000;
const REQUIRED = ["title", "description", "heading", "body", "published_on"];

const fields = {
  title: createLineSchema(120),
  description: createLineSchema(300),
  heading: createLineSchema(120),
  lead: createTextSchema(600),
  body: createTextSchema(MAX_BODY_LENGTH),
  author_name: createLineSchema(80),
  sources: createTextSchema(4_000),
  published_on: createLineSchema(10),
  is_draft: v.nullish(v.boolean("invalid")),
};
export const newArticleSchema = v.strictObject(
  { ...fields, slug: createLineSchema(120), locale: createLineSchema(10), office_id: idField },
  "unknown_field",
);
export const articleSchema = v.strictObject({ ...fields, version: createLineSchema(40) }, "unknown_field");

export function checkNewArticle(raw: unknown): { input: NewArticle } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(newArticleSchema, raw, [...REQUIRED, "slug", "locale"]);
  const faults = { ...codes, ...findDateFault(typed.published_on) };
  if (Object.keys(faults).length > 0) return { codes: faults };
  const { slug, locale, office_id = null } = typed;
  return { input: { ...toFields(typed), slug: slug ?? "", locale: locale ?? "", office_id } };
}

export function checkArticle(raw: unknown): { input: ArticleChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(articleSchema, raw, [...REQUIRED, "version"]);
  const faults = { ...codes, ...findDateFault(typed.published_on) };
  if (Object.keys(faults).length > 0) return { codes: faults };
  return { input: { ...toFields(typed), version: typed.version ?? "" } };
}

/**
 * Lists articles for the desk.
 *
 * @throws NotSignedIn; NotAllowed
 */
export function listArticles(context: Context, { office, ...query }: ArticleListQuery & { office?: string }) {
  const { office_id } = getListOwner(context, TEXT_RIGHTS, office);
  return selectArticlePage(context.db, { ...query, office_id });
}

/** Creates an article. @throws NotSignedIn; NotAllowed; Invalid if its address is taken or invalid. */
export async function createArticle(
  context: Context,
  { slug, locale: typed, office_id: chosen, ...input }: NewArticle,
): Promise<EditedArticle> {
  const { office_id } = await getNewOwner(context, TEXT_RIGHTS, { office_id: chosen });
  const locale = context.network.locales.find((each) => each === typed);
  if (!locale) throw new Invalid(m.field_check_marked(), { locale: [m.field_invalid()] });
  const address = { slug, locale, office_id };
  return runInTransaction(context, async (tx) => {
    const save = () => saveBlogPost(tx, { ...toPost(input), ...address });
    const { id, isNew } = await saveVersion(tx.db, "blog_posts", slug, address, save);
    if (!isNew) throw new Invalid(m.field_check_marked(), { slug: [m.desk_slug_taken()] });
    return articleEditor.recordCreated(tx, id);
  });
}

export const articleEditor = createContentEditor<ArticleRow, EditedArticle, ArticleFields>({
  kind: "article",
  rights: TEXT_RIGHTS,
  select: selectArticle,
  toEdited,
  toPreviewed: (fields, now) => {
    const today = toDay(now);
    return { ...fields, is_draft: false, published_on: fields.published_on < today ? fields.published_on : today };
  },
  copyForLocale: (tx, row, locale) => {
    const address = { slug: row.slug, locale, office_id: row.office_id };
    const { title, description, heading, lead, body, author_name, author_slug, sources, published_at } = row;
    const post = { title, description, heading, lead, body, author_name, author_slug, sources, published_at };
    const save = () => saveBlogPost(tx, { ...post, ...address, is_draft: true });
    return saveVersion(tx.db, "blog_posts", row.slug, address, save);
  },
  getName: ({ slug }) => slug,
  save: (context, before, fields) => {
    const { slug, locale, office_id } = before;
    // A changed author name no longer links to the former author's page.
    const author_slug = fields.author_name === before.author_name ? before.author_slug : null;
    const post = toPost(fields);
    // The form has no time of day, so an unchanged date keeps the stored time.
    if (fields.published_on === toEdited(before).published_on) post.published_at = before.published_at;
    return saveBlogPost(context, { ...post, slug, locale, office_id, author_slug });
  },
});

function toFields(typed: v.InferOutput<typeof newArticleSchema> | v.InferOutput<typeof articleSchema>): ArticleFields {
  return {
    title: typed.title ?? "",
    description: typed.description ?? "",
    heading: typed.heading ?? "",
    lead: typed.lead ?? "",
    body: typed.body ?? "",
    author_name: typed.author_name ?? "",
    sources: typed.sources ?? "",
    published_on: typed.published_on ?? "",
    is_draft: typed.is_draft ?? false,
  };
}

function findDateFault(date: string | null | undefined): StaffCodes {
  return !date || isDay(date) ? {} : { published_on: "invalid" };
}

function toPost({ sources, published_on, ...fields }: ArticleFields) {
  return {
    ...fields,
    sources: sources
      .split("\n")
      .map((source) => source.trim())
      .filter(Boolean),
    published_at: new Date(`${published_on}T00:00:00Z`),
  };
}

function toEdited({ sources, published_at, updated_at, office_slug, region_slug, ...row }: ArticleRow): EditedArticle {
  const isOffices = office_slug !== null && region_slug !== null;
  const { id, slug, locale, office, title, description, heading, lead, body, author_name, is_draft } = row;
  return {
    id,
    slug,
    locale,
    office,
    title,
    description,
    heading,
    lead,
    body,
    author_name,
    is_draft,
    sources: sources.join("\n"),
    published_on: toDay(published_at),
    version: updated_at.toISOString(),
    path: isOffices ? getOfficePagePath({ office_slug, region_slug }, `blog/${slug}`) : `/blog/${slug}`,
  };
}
