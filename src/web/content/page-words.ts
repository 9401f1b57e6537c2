import { findSection } from "#domain/content/sections/find-section.ts";
import { getPlaceholders } from "#domain/content/words/placeholders.ts";
import { homeUrl } from "#domain/context.ts";
import { type PageArgs, pageLoader } from "../page-loader.ts";
import { breadcrumbsThing, getCrumbs } from "../structured-data/breadcrumbs.ts";
import { questionsThing } from "../structured-data/writing.ts";
import { chapterCrumbs } from "./chapters.ts";
import { type NamedValue, type Words, wordsOf } from "./words.ts";

/** The words of one of the site's own pages: the office's where it has written its own, else the network's. */
export async function pageWords(args: PageArgs, name: string): Promise<Words> {
  args.dependsOn("content");
  const { office_id } = args.site.scope;
  const section = await findSection(args.context, name, office_id === undefined ? {} : { office_id });
  const words = siteWords(args, section?.contents ?? []);
  describeText(args, words);
  return words;
}

/** What a page of text is about: where it stands, and the questions it answers. */
export function describeText({ context, site, url, describe }: PageArgs, { heading, questions }: Words): void {
  const { pathname } = url;
  const crumbs = getCrumbs(site);
  if (!crumbs.some(({ path }) => path === pathname)) {
    crumbs.push(...chapterCrumbs(site, pathname), { name: heading, path: pathname });
    describe(breadcrumbsThing(crumbs, homeUrl(context.network, context.locale)));
  }
  describe(...questionsThing(questions));
}

/** Contents as the words of a page of this site. */
export function siteWords(
  { context, site }: Pick<PageArgs, "context" | "site">,
  contents: readonly NamedValue[],
): Words {
  return wordsOf(contents, getPlaceholders(context, { phone: site.phone, place: site.office?.locality ?? null }));
}

/** The loader of a page that needs its words and nothing else. */
export function wordsLoader(name: string) {
  return pageLoader(async (args) => ({ words: await pageWords(args, name) }));
}
