import { findSection } from "#domain/content/sections/find-section.ts";
import { getPlaceholders } from "#domain/content/text/placeholders.ts";
import { toHomeUrl } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { createPageLoader, type PageArgs } from "../page-loader.ts";
import { type PageKey, SITE_MAP } from "../site-map.ts";
import { describeBreadcrumbs, getCrumbs } from "../structured-data/breadcrumbs.ts";
import { describeQuestions } from "../structured-data/post.ts";
import { getParentCrumbs } from "./chapters.ts";
import { getForeignLanguage } from "./foreign-language.ts";
import { type NamedValue, type PageContent, readPageContent } from "./page-content.ts";

/** The keys of the pages whose text is a website section. */
export type TextPageKey = {
  [Key in PageKey]: (typeof SITE_MAP)[Key] extends { section: string } ? Key : never;
}[PageKey];

/**
 * Loads the content of one of the site's own pages: the office's section if it has one, otherwise the network's.
 *
 * @param name the name of a section to show in place of the page's own
 */
export async function loadPageContent(
  args: PageArgs,
  key: TextPageKey,
  name: string = SITE_MAP[key].section,
): Promise<PageContent> {
  args.dependsOn("content");
  const { office_id } = args.site.scope;
  const section = await findSection(args.context, name, office_id === undefined ? {} : { office_id });
  const content = readSiteContent(args, section?.contents ?? [], section?.locale);
  describeTextPage(args, content, key);
  return content;
}

/** Adds structured data for a text page: its breadcrumbs and questions. */
export function describeTextPage(
  { context, site, url, describe }: PageArgs,
  { heading, questions }: PageContent,
  key: PageKey,
): void {
  const { pathname } = url;
  const crumbs = getCrumbs(site);
  if (!crumbs.some(({ path }) => path === pathname)) {
    crumbs.push(...getParentCrumbs(site, key), { name: heading, path: pathname });
    describe(describeBreadcrumbs(crumbs, toHomeUrl(context.network, context.locale)));
  }
  describe(...describeQuestions(questions));
}

/** Reads named contents in a language as a page of this site, with placeholders filled in. */
export function readSiteContent(
  { context, site }: Pick<PageArgs, "context" | "site">,
  contents: readonly NamedValue[],
  locale: Locale = context.locale,
): PageContent {
  const values = getPlaceholders(context, { phone: site.phone, place: site.office?.locality ?? null });
  return { ...readPageContent(contents, values), lang: getForeignLanguage(locale, context.locale) };
}

/** Creates the loader of a page that needs only its content. */
export function createContentLoader(key: TextPageKey) {
  return createPageLoader(async (args) => ({ content: await loadPageContent(args, key) }));
}
