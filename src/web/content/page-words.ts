import { findSection } from "#domain/content/sections/find-section.ts";
import { getPlaceholders } from "#domain/content/words/placeholders.ts";
import { homeUrl } from "#domain/context.ts";
import { type PageArgs, pageLoader } from "../page-loader.ts";
import { breadcrumbsThing, getCrumbs } from "../structured-data/breadcrumbs.ts";
import { questionsThing } from "../structured-data/writing.ts";
import { chapterCrumbs } from "./chapters.ts";
import { type NamedValue, type Words, wordsOf } from "./words.ts";

/** Loads the content of one of the site's own pages: the office's section if it has one, otherwise the network's. */
export async function pageWords(args: PageArgs, name: string): Promise<Words> {
  args.dependsOn("content");
  const { office_id } = args.site.scope;
  const section = await findSection(args.context, name, office_id === undefined ? {} : { office_id });
  const words = siteWords(args, section?.contents ?? []);
  describeText(args, words);
  return words;
}

/** Adds structured data for a text page: its breadcrumbs and questions. */
export function describeText({ context, site, url, describe }: PageArgs, { heading, questions }: Words): void {
  const { pathname } = url;
  const crumbs = getCrumbs(site);
  if (!crumbs.some(({ path }) => path === pathname)) {
    crumbs.push(...chapterCrumbs(site, pathname), { name: heading, path: pathname });
    describe(breadcrumbsThing(crumbs, homeUrl(context.network, context.locale)));
  }
  describe(...questionsThing(questions));
}

/** Reads named contents as a page of this site, with placeholders filled in. */
export function siteWords(
  { context, site }: Pick<PageArgs, "context" | "site">,
  contents: readonly NamedValue[],
): Words {
  return wordsOf(contents, getPlaceholders(context, { phone: site.phone, place: site.office?.locality ?? null }));
}

/** Creates the loader of a page that needs only its content. */
export function wordsLoader(name: string) {
  return pageLoader(async (args) => ({ words: await pageWords(args, name) }));
}
