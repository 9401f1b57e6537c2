import type { Context } from "#domain/context.ts";
import { contentText } from "../content.ts";
import { listWebsitePages } from "./find-website-page.ts";

/** Something to read that a visitor has sent to themselves. */
export interface Guide {
  slug: string;
  name: string;
  description: string;
  /** On this site. */
  path: string;
}

/** The guides there are: the root's custom pages whose `kind` is guide, in the order of their menu. */
export async function listGuides(context: Pick<Context, "db" | "locale">): Promise<Guide[]> {
  const pages = await listWebsitePages(context);
  return pages
    .filter(({ contents }) => contentText(contents, "kind") === "guide")
    .map(({ slug, name, contents }) => ({
      slug,
      name,
      description: contentText(contents, "description"),
      path: `/${slug}`,
    }));
}

/** The guide of that slug, null where there is none. */
export async function findGuide(context: Pick<Context, "db" | "locale">, slug: string): Promise<Guide | null> {
  return (await listGuides(context)).find((guide) => guide.slug === slug) ?? null;
}
