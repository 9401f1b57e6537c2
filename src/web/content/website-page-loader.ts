import type { WebsitePageType } from "#db/tables/content.ts";
import { findWebsitePage } from "#domain/content/pages/find-website-page.ts";
import { pageLoader } from "../page-loader.ts";
import { describeText, siteWords } from "./page-words.ts";

/** The loader of pages without a route of their own: those of one type, of the site they are asked for in. */
export function websitePageLoader(type: WebsitePageType) {
  return pageLoader(async (args) => {
    const { context, site, slug, template, dependsOn } = args;
    dependsOn("content");
    const page = await findWebsitePage(context, {
      type,
      slug,
      ...(type === "template" && { template_slug: template }),
      ...(site.kind === "office" && { office_id: site.scope.office_id ?? null }),
      ...(site.kind === "agent" && { agent_id: site.scope.agent_id ?? null }),
    });
    const contents = [...page.contents, { name: "body", type: "html", value: page.body }];
    const words = siteWords(args, [{ name: "title", type: "text", value: page.name }, ...contents]);
    describeText(args, words);
    return { words, path: toPath(type, slug, template) };
  });
}

function toPath(type: WebsitePageType, slug: string, template: string): string {
  if (type === "template") return `${template}/${slug}`;
  return type === "custom" ? slug : `${type.replace("_", "-")}/${slug}`;
}
