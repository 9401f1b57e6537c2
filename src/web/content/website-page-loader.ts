import type { WebsitePageType } from "#db/tables/content.ts";
import { findCustomComponent } from "#domain/content/components/find-custom-component.ts";
import { findWebsitePage } from "#domain/content/pages/find-website-page.ts";
import { NotFound } from "#lib/errors.ts";
import { type PageArgs, pageLoader } from "../page-loader.ts";
import { toText } from "../structured-data/thing.ts";
import { describeText, siteWords } from "./page-words.ts";
import type { Words } from "./words.ts";

/**
 * Creates the loader of website pages, which have no route of their own. It finds pages of one type on the current
 * site.
 */
export function websitePageLoader(type: WebsitePageType) {
  return pageLoader(async (args) => {
    args.dependsOn("content");
    const words = await pageOrComponent(args, type);
    describeText(args, words);
    return { words, path: toPath(type, args.slug, args.template) };
  });
}

/**
 * Finds a page, or else an office's component with the same slug.
 *
 * @throws NotFound
 */
async function pageOrComponent(args: PageArgs, type: WebsitePageType): Promise<Words> {
  const { office_id } = args.site.scope;
  try {
    return await websitePage(args, type);
  } catch (error) {
    if (!(error instanceof NotFound) || type !== "custom" || office_id === undefined) throw error;
    return componentPage(args, office_id);
  }
}

async function websitePage(args: PageArgs, type: WebsitePageType): Promise<Words> {
  const { context, site, slug, template } = args;
  const page = await findWebsitePage(context, {
    type,
    slug,
    ...(type === "template" && { template_slug: template }),
    ...(site.kind === "office" && { office_id: site.scope.office_id ?? null }),
    ...(site.kind === "agent" && { agent_id: site.scope.agent_id ?? null }),
  });
  const contents = [...page.contents, { name: "body", type: "html", value: page.body }];
  return siteWords(args, [{ name: "title", type: "text", value: page.name }, ...contents]);
}

/** A component has no metadata of its own, so title and description are derived. */
async function componentPage(args: PageArgs, officeId: number): Promise<Words> {
  const { slug, contents, type } = await findCustomComponent(args.context, officeId, args.slug);
  const words = siteWords(args, contents);
  const heading = words.heading || slug;
  const { link_label: button, more_link: link } = words.more;
  return {
    ...words,
    heading,
    title: words.title || `${heading}: ${type.name}`,
    description: words.description || toText(words.body),
    call: words.call ?? (button && link ? { heading, text: "", button, link } : null),
  };
}

function toPath(type: WebsitePageType, slug: string, template: string): string {
  if (type === "template") return `${template}/${slug}`;
  return type === "custom" ? slug : `${type.replace("_", "-")}/${slug}`;
}
