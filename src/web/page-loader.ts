import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { isUnstorable } from "#db/unstorable-input.ts";
import type { Context } from "#domain/context.ts";
import { splitLanguage } from "#editions/language-prefix.ts";
import { DomainError } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { missingSiteContext, type PageRequest, pageRequestContext, siteContext } from "./request-context.ts";
import type { Site } from "./site.ts";
import type { Thing } from "./structured-data/thing.ts";

/** What a page's loader or action works with. */
export interface PageArgs {
  context: Context;
  site: Site;
  /** As the visitor sees it, without the prefix of its language, also when only the data is fetched. */
  url: URL;
  /** The `{post}` of listing pages. */
  post: string;
  /** The id of a document behind the confidentiality agreement. */
  document: string;
  /** The `{state}` of a region's page. */
  region: string;
  /** The slug of an article or of a page without a route of its own. */
  slug: string;
  /** The `{template_slug}` of templated pages. */
  template: string;
  metadata: PageRequest;
  /** Notes what the page is made from. One that notes nothing is made anew after any change. */
  dependsOn: PageRequest["dependsOn"];
  /** Says what the page is about to who reads it by program: search engines. Nothing of it reaches the browser's script. */
  describe(...things: Thing[]): void;
}

/** What a page's action works with: the form that was posted, besides. */
export interface ActionArgs extends PageArgs {
  form: FormData;
  /** What the visitor's browser calls itself. */
  user_agent: string;
}

type RouteArgs = Pick<LoaderFunctionArgs | ActionFunctionArgs, "url" | "params" | "context">;

/** A page's loader: gets the context and the site, and lets the domain's refusals become statuses. */
export function pageLoader<T>(load: (args: PageArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const page = pageArgs(args);
    let recorded = false;
    const dependsOn: PageRequest["dependsOn"] = (...tags) => {
      recorded = true;
      page.metadata.dependsOn(...tags);
    };
    try {
      const loaded = await load({ ...page, dependsOn });
      if (!recorded) page.metadata.dependsOn("*");
      return loaded;
    } catch (error) {
      throw translated(error);
    }
  };
}

/** A page's action, like its loader; what is no form is refused before it runs. */
export function pageAction<T>(act: (args: ActionArgs) => Promise<T>) {
  return async (args: ActionFunctionArgs): Promise<T> => {
    const form = await formIn(args.request);
    try {
      const user_agent = args.request.headers.get("user-agent") ?? "";
      return await act({ ...pageArgs(args), form, user_agent });
    } catch (error) {
      throw translated(error);
    }
  };
}

function pageArgs({ url, params, context }: RouteArgs): PageArgs {
  const missing = context.get(missingSiteContext);
  if (missing) throw translated(missing);
  const metadata = context.get(pageRequestContext);
  return {
    context: metadata.context,
    site: context.get(siteContext),
    url: withoutPrefix(url, metadata.context),
    post: params.post ?? "",
    document: params.document ?? "",
    region: params.state ?? "",
    slug: params.page_slug ?? params.marketingCustomPageSlug ?? params.customPageSlug ?? params.blog ?? "",
    template: params.template_slug ?? "",
    metadata,
    dependsOn: metadata.dependsOn,
    describe: (...things) => void metadata.things.push(...things),
  };
}

/** An address as every language's pages have it: their links and redirects get the prefix from the router. */
export function withoutPrefix(url: URL, { network }: Pick<Context, "network">): URL {
  const { prefix, path } = splitLanguage(url.pathname, network.locales);
  if (!prefix) return url;
  const own = new URL(url);
  own.pathname = path;
  return own;
}

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

async function formIn(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get("content-type") ?? "")) throw data(null, { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** The one place where a domain error becomes a page's status; the boundary shows its message. */
export function translated(error: unknown): unknown {
  if (isUnstorable(error)) return data({ message: m.field_check_marked() }, { status: 422 });
  if (!(error instanceof DomainError)) return error;
  return data({ message: error.message }, { status: error.status });
}
