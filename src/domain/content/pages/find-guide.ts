import type { Context } from "#domain/context.ts";
import { getContentText } from "../content.ts";
import { listWebsitePages } from "./find-website-page.ts";

/** A page whose link visitors can request by email. */
export interface Guide {
  slug: string;
  name: string;
  description: string;
  /** The path on this site. */
  path: string;
}

/** Returns the guides: the root's custom pages whose `kind` is guide, in menu order. */
export async function listGuides(context: Pick<Context, "db" | "locale">): Promise<Guide[]> {
  const pages = await listWebsitePages(context);
  return pages
    .filter(({ contents }) => getContentText(contents, "kind") === "guide")
    .map(({ slug, name, contents }) => ({
      slug,
      name,
      description: getContentText(contents, "description"),
      path: `/${slug}`,
    }));
}

/** Returns the guide with this slug, or null. */
export async function findGuide(context: Pick<Context, "db" | "locale">, slug: string): Promise<Guide | null> {
  return (await listGuides(context)).find((guide) => guide.slug === slug) ?? null;
}
