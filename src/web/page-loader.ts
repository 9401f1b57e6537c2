import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { isUnstorable } from "#db/unstorable-input.ts";
import type { Context } from "#domain/context.ts";
import { splitLanguage } from "#editions/language-prefix.ts";
import { DomainError } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { missingSiteContext, type PageRequest, pageRequestContext, siteContext } from "./request-context.ts";
import type { Site } from "./site.ts";
import type { Thing } from "./structured-data/thing.ts";

/** The arguments of a page's loader or action. */
export interface PageArgs {
  context: Context;
  site: Site;
  /** The page's URL without the language prefix, also when only its data is requested. */
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
  /** Adds structured data for search engines. It is not in the browser's data. */
  describe(...things: Thing[]): void;
}

/** The arguments of a page's action: those of a loader, and the posted form. */
export interface ActionArgs extends PageArgs {
  form: FormData;
  /** The `User-Agent` header. */
  user_agent: string;
}

type RouteArgs = Pick<LoaderFunctionArgs | ActionFunctionArgs, "url" | "params" | "context">;

/** Creates a page's loader, which gets the context and the site. Domain errors become responses with their status. */
export function createPageLoader<T>(load: (args: PageArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const page = getPageArgs(args);
    let hasTags = false;
    const dependsOn: PageRequest["dependsOn"] = (...tags) => {
      hasTags = true;
      page.metadata.dependsOn(...tags);
    };
    try {
      const loaded = await load({ ...page, dependsOn });
      if (!hasTags) page.metadata.dependsOn("*");
      return loaded;
    } catch (error) {
      throw toResponse(error);
    }
  };
}

/** Creates a page's action, like `createPageLoader`. A body that isn't a form is rejected with 415 or 400. */
export function createPageAction<T>(act: (args: ActionArgs) => Promise<T>) {
  return async (args: ActionFunctionArgs): Promise<T> => {
    const form = await readForm(args.request);
    try {
      const user_agent = args.request.headers.get("user-agent") ?? "";
      return await act({ ...getPageArgs(args), form, user_agent });
    } catch (error) {
      throw toResponse(error);
    }
  };
}

function getPageArgs({ url, params, context }: RouteArgs): PageArgs {
  const missing = context.get(missingSiteContext);
  if (missing) throw toResponse(missing);
  const metadata = context.get(pageRequestContext);
  return {
    context: metadata.context,
    site: context.get(siteContext),
    url: stripLanguagePrefix(url, metadata.context),
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

/** Removes the language prefix from a URL. The router adds it to links and redirects. */
export function stripLanguagePrefix(url: URL, { network }: Pick<Context, "network">): URL {
  const { prefix, path } = splitLanguage(url.pathname, network.locales);
  if (!prefix) return url;
  const stripped = new URL(url);
  stripped.pathname = path;
  return stripped;
}

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get("content-type") ?? "")) throw data(null, { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** Converts a domain error to a response, whose message the error boundary shows. Pages do this nowhere else. */
export function toResponse(error: unknown): unknown {
  if (isUnstorable(error)) return data({ message: m.field_check_marked() }, { status: 422 });
  if (!(error instanceof DomainError)) return error;
  return data({ message: error.message }, { status: error.status });
}
