import type { Context } from "#domain/context.ts";
import { findAgent } from "#domain/offices/agents/find-agent.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import type { PageMatch, PathParameters } from "../document/page-router.ts";
import { redirect } from "../document/responses.ts";
import type { PageRequest } from "../request-context.ts";
import type { Site } from "../site.ts";
import { addMenus, createAgentSite, createNetworkSite, createOfficeSite } from "./sites.ts";

interface Request {
  metadata: Pick<PageRequest, "context" | "dependsOn">;
  /** The page's URL without the language prefix. */
  url: URL;
}

/**
 * Finds the site that a page belongs to.
 *
 * @throws NotFound if the office or agent doesn't exist, or a redirect to the office's own state.
 */
export async function resolveSite({ page, params }: PageMatch, { metadata, url }: Request): Promise<Site> {
  const { context, dependsOn } = metadata;
  if (page.mount === "logo") return createNetworkSite(context);
  dependsOn("content");
  if (page.mount === "office") return resolveOfficeSite(params, { metadata, url });
  if (page.mount === "agent") {
    const { agent, office, answered_by } = await findAgent(context, params.agent ?? "");
    dependsOn(`office:${office.slug}`);
    return addMenus(context, createAgentSite(context, agent, office, answered_by));
  }
  if (page.mount === "buyer") requireBuyer(context, url);
  return resolveNetworkSite(context);
}

/** Returns the network's own site with its menus. */
export function resolveNetworkSite(context: Context): Promise<Site> {
  return addMenus(context, createNetworkSite(context));
}

async function resolveOfficeSite(params: PathParameters, { metadata, url }: Request): Promise<Site> {
  const { context, dependsOn } = metadata;
  const office = await findOffice(context, params.slug ?? "");
  dependsOn(`office:${office.slug}`);
  const site = createOfficeSite(context, office);
  if (office.state_slug !== params.state) throw redirect(toOwnStatePath(url, site.base_path), 301);
  return addMenus(context, site);
}

/** Redirects visitors without a session from a buyer's pages to sign-in, which leads back. */
function requireBuyer({ viewer }: Context, { pathname, search }: URL): void {
  if (viewer.role !== "buyer") throw redirect(`/?login=1&redirect=${encodeURIComponent(pathname + search)}`, 303);
}

/** Gets the URL of the same page under the office's own state. */
function toOwnStatePath({ pathname, search }: URL, basePath: string): string {
  const rest = pathname.split("/").slice(4).join("/");
  return `${basePath}${rest ? `/${rest}` : ""}${search}`;
}
