import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Config } from "#config/env.ts";
import { pageAddress } from "#web/address-keys.ts";
import { pageRequestContext } from "#web/request-context.ts";
import type { Ground } from "../boot.ts";
import { errorPage } from "./error-page.ts";
import { withLocationsSegment } from "./locations-segment.ts";

/** A page as it was made, and what it was made from. */
export interface RenderedPage {
  answer: Response;
  tags: ReadonlySet<string>;
}

/** Who asks: what a page may not depend on, but a form and a log may. */
export interface Asker {
  address: string;
  request_id: string;
}

export type PageRenderer = (request: Request, asker: Asker) => Promise<RenderedPage>;

/**
 * Renders pages. One that is read is made from its public address alone, whoever asks: no cookie and no header reaches
 * it, nor a query key that it does not know, and it sets no cookie.
 */
export function pageRenderer(
  { edition, public_origin }: Pick<Config, "edition" | "public_origin">,
  { context: platform, map }: Pick<Ground, "context" | "map">,
  build: ServerBuild | (() => Promise<ServerBuild>),
): PageRenderer {
  const segment = edition.locations_segment;
  const handle =
    typeof build === "function"
      ? createRequestHandler(async () => withLocationsSegment(await build(), segment), "development")
      : createRequestHandler(withLocationsSegment(build, segment), "production");

  const render = async (request: Request, { address, request_id }: Asker): Promise<RenderedPage> => {
    const tags = new Set<string>();
    const route = new RouterContextProvider();
    route.set(pageRequestContext, {
      context: { ...platform, viewer: { role: "visitor" } },
      address,
      request_id,
      map,
      dependsOn: (...more) => {
        for (const tag of more) tags.add(tag);
      },
    });
    const answer = await handle(request, route);
    const isDocument = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (answer.status >= 500 && isDocument) return { answer: errorPage(request_id), tags };
    if (!answer.headers.has("cache-control")) answer.headers.set("Cache-Control", "no-cache");
    return { answer, tags };
  };

  return async (request, asker) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      const posted = new Request(request);
      posted.headers.delete("cookie");
      return render(posted, asker);
    }
    const { pathname, search } = new URL(request.url);
    const { canonical, saysMore, isPrivate } = pageAddress(pathname, search);
    const whole = pathname + search;
    const read = (address: string) => render(new Request(public_origin + address), asker);
    const page = await read(isPrivate ? whole : canonical);
    // Its address alone opens it: no proxy and no browser's cache may keep it.
    if (isPrivate) page.answer.headers.set("Cache-Control", "no-store");
    // What sends the visitor elsewhere keeps their whole query.
    return saysMore && !isPrivate && isRedirect(page.answer) ? read(whole) : page;
  };
}

/** Also as in-app navigation is told of one: 202, with the address in the body. */
function isRedirect({ status, headers }: Response): boolean {
  return status === 202 || headers.has("location");
}
