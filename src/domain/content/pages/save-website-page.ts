import type { WebsitePageType } from "#db/tables/content.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { getChangedTags } from "../changed-tags.ts";
import { type ContentInput, validateContents } from "../content.ts";
import { replaceContents } from "../content-queries.ts";
import { checkSegment } from "../reserved-segments.ts";
import { cleanHtml } from "../text/clean-html.ts";
import { hasTemplate, upsertPage, upsertTemplate } from "./page-queries.ts";
import type { PageOwner } from "./website-page.ts";

export interface WebsitePageInput extends PageOwner {
  type: WebsitePageType;
  slug: string;
  /** Required for pages of type template and rejected for others; must exist. */
  template_slug?: string | null;
  locale: Locale;
  name: string;
  body: string | null;
  menu_order?: number;
  menu_label?: string | null;
  show_in_menu?: boolean;
  /** Whether only the desk shows it. */
  is_draft?: boolean;
  contents: readonly ContentInput[];
  /** Hash of the source file. If it is given, content that was edited at the desk is not replaced. */
  source_hash?: string;
}

/** Saves a whole page; safe to repeat. @returns whether anything was written. @throws Invalid */
export function saveWebsitePage(context: Context, input: WebsitePageInput): Promise<boolean> {
  const { type, slug, locale, office_id = null, agent_id = null, template_slug = null, source_hash = null } = input;
  // Whether the slug is the first segment of a URL: for custom pages, also under an office or an agent. Other pages'
  // URLs begin with their type.
  checkSegment(slug, { locale: context.locale, isFirst: type === "custom" });
  const contents = validateContents(input.contents, context);
  return runInTransaction(context, async (tx) => {
    await checkTemplate(tx, type, template_slug);
    const page = {
      type,
      slug,
      template_slug,
      locale,
      office_id,
      agent_id,
      name: input.name,
      body: input.body === null ? null : cleanHtml(input.body),
      menu_order: input.menu_order ?? 0,
      menu_label: input.menu_label ?? null,
      show_in_menu: input.show_in_menu ?? false,
      is_draft: input.is_draft ?? false,
    };
    const id = await upsertPage(tx.db, page, { source_hash, now: tx.clock() });
    if (id === undefined) return false;
    await replaceContents(tx.db, "page_id", id, contents);
    await invalidate(tx, ...(await getChangedTags(tx, { office_id, agent_id })));
    return true;
  });
}

async function checkTemplate({ db, locale }: Context, type: WebsitePageType, slug: string | null): Promise<void> {
  const isRight = type === "template" ? slug !== null && (await hasTemplate(db, slug)) : slug === null;
  if (isRight) return;
  const options = getMessageOptions(locale);
  throw new Invalid(m.field_check_marked({}, options), { template_slug: [m.content_template_wrong({}, options)] });
}

/** Creates or renames a template. @throws Invalid if its slug is reserved. */
export function savePageTemplate(context: Context, { slug, name }: { slug: string; name: string }): Promise<void> {
  checkSegment(slug, { locale: context.locale });
  return runInTransaction(context, async (tx) => {
    await upsertTemplate(tx.db, slug, name);
    await invalidate(tx, "content");
  });
}
