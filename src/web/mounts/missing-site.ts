import type { MiddlewareFunction } from "react-router";
import { NotFound } from "#lib/errors.ts";
import { translated } from "../page-loader.ts";
import { missingSiteContext, pageRequestContext, siteContext } from "../request-context.ts";
import { networkSite, withMenus } from "./site-of.ts";

type MiddlewareArgs = Parameters<MiddlewareFunction<Response>>;

/**
 * Draws an address under an office or agent that does not exist in the network's frame. Thrown from a middleware, the
 * error would leave the page without even the root's data; the page's loader or action throws it instead.
 */
export async function serveMissingSite(
  error: unknown,
  { context: routeContext }: MiddlewareArgs[0],
  next: MiddlewareArgs[1],
): Promise<Response> {
  if (!(error instanceof NotFound)) throw translated(error);
  const { context, dependsOn } = routeContext.get(pageRequestContext);
  // It may come to be with any change.
  dependsOn("*");
  routeContext.set(missingSiteContext, error);
  routeContext.set(siteContext, await withMenus(context, networkSite(context)));
  return next();
}
