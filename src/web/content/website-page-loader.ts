import type { WebsitePageType } from "#db/tables/content.ts";
import { findCustomComponent } from "#domain/content/components/find-custom-component.ts";
import { findWebsitePage } from "#domain/content/pages/find-website-page.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { createPageLoader, type PageArgs } from "../page-loader.ts";
import { toText } from "../structured-data/thing.ts";
import { describeTextPage, readSiteContent } from "./load-page-content.ts";
import type { PageContent } from "./page-content.ts";

/**
 * Creates the loader of website pages, which have no route of their own. It finds pages of one type on the current
 * site.
 */
export function createWebsitePageLoader(type: WebsitePageType) {
  return createPageLoader(async (args) => {
    args.dependsOn("content");
    const content = await findPageOrComponent(args, type);
    describeTextPage(args, content, "customPage");
    return { content, path: toPath(type, args.slug, args.template) };
  });
}

/**
 * Finds a page, or else an office's component with the same slug.
 *
 * @throws NotFound
 */
export async function findPageOrComponent(args: PageArgs, type: WebsitePageType): Promise<PageContent> {
  const { office_id } = args.site.scope;
  try {
    return await loadWebsitePage(args, type);
  } catch (error) {
    if (!(error instanceof NotFound) || type !== "custom" || office_id === undefined) throw error;
    return loadComponentPage(args, office_id);
  }
}

async function loadWebsitePage(args: PageArgs, type: WebsitePageType): Promise<PageContent> {
  const { context, site, slug, template } = args;
  const page = await findWebsitePage(context, {
    type,
    slug,
    ...(type === "template" && { template_slug: template }),
    ...(site.kind === "office" && { office_id: site.scope.office_id ?? null }),
    ...(site.kind === "agent" && { agent_id: site.scope.agent_id ?? null }),
  });
  const contents = [...page.contents, { name: "body", type: "html", value: page.body }];
  return readSiteContent(args, [{ name: "title", type: "text", value: page.name }, ...contents], page.locale);
}

/** A component has no title and description of its own, so they are derived from its text. */
async function loadComponentPage(args: PageArgs, officeId: number): Promise<PageContent> {
  const { slug, contents, type } = await findCustomComponent(args.context, officeId, args.slug);
  const content = readSiteContent(args, contents);
  const heading = content.heading || slug;
  const { link_label: button, more_link: link } = content.more;
  return {
    ...content,
    heading,
    title: content.title || m.head_title_of({ title: heading, name: type.name }),
    description: content.description || toText(content.body),
    call: content.call ?? (button && link ? { heading, text: "", button, link } : null),
  };
}

function toPath(type: WebsitePageType, slug: string, template: string): string {
  if (type === "template") return `${template}/${slug}`;
  return type === "custom" ? slug : `${type.replace("_", "-")}/${slug}`;
}
