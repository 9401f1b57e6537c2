import type { MiddlewareFunction } from "react-router";
import { NotFound } from "#lib/errors.ts";
import { toResponse } from "../page-loader.ts";
import { missingSiteContext, pageRequestContext, siteContext } from "../request-context.ts";
import { addMenus, createNetworkSite } from "./sites.ts";

type MiddlewareArgs = Parameters<MiddlewareFunction<Response>>;

/**
 * Renders the error for an office or agent that doesn't exist in the network's frame. An error thrown from middleware
 * would lose even the root's data, so the page's loader or action throws it instead.
 */
export async function serveMissingSite(
  error: unknown,
  { context: routeContext }: MiddlewareArgs[0],
  next: MiddlewareArgs[1],
): Promise<Response> {
  if (!(error instanceof NotFound)) throw toResponse(error);
  const { context, dependsOn } = routeContext.get(pageRequestContext);
  // Any change may create the office or agent.
  dependsOn("*");
  routeContext.set(missingSiteContext, error);
  routeContext.set(siteContext, await addMenus(context, createNetworkSite(context)));
  return next();
}
