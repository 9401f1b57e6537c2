import type { Context } from "#domain/context.ts";
import type { PageRequest } from "./request-context.ts";
import type { Site } from "./site.ts";
import type { Thing } from "./structured-data/thing.ts";

/** The arguments of a page's loader or action. */
export interface PageArgs {
  context: Context;
  site: Site;
  /** The page's URL without the language prefix. */
  url: URL;
  /** The `{post}` of listing pages. */
  post: string;
  /** The id of a confidential document. */
  document: string;
  /** The `{state}` of a region's page. */
  region: string;
  /** The slug of a blog post or a website page. */
  slug: string;
  /** The `{template_slug}` of templated pages. */
  template: string;
  metadata: PageRequest;
  /** Records the tags that the page depends on. A page without tags is invalidated by any change. */
  dependsOn: PageRequest["dependsOn"];
  /** Adds structured data for search engines. */
  describe(...things: Thing[]): void;
}

/** The arguments of a page's action: a loader's arguments and the posted form. */
export interface ActionArgs extends PageArgs {
  form: FormData;
  /** The `User-Agent` header. */
  user_agent: string;
}

/** Declares a page's loader. A domain error becomes an error page with its status. */
export function createPageLoader<T>(load: (args: PageArgs) => Promise<T>): (args: PageArgs) => Promise<T> {
  return load;
}

/** Declares a page's action: it redirects, or returns data for the page to show again. */
export function createPageAction<T>(act: (args: ActionArgs) => Promise<T>): (args: ActionArgs) => Promise<T> {
  return act;
}
