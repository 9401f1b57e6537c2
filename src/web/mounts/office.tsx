import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { findOffice } from "#domain/offices/find-office.ts";
import { SiteFrame } from "../components/site/site-frame.tsx";
import { stripLanguagePrefix } from "../page-loader.ts";
import { pageRequestContext, siteContext } from "../request-context.ts";
import { serveMissingSite } from "./missing-site.ts";
import { addMenus, createOfficeSite } from "./sites.ts";

export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    const { url, params, context: routeContext } = args;
    const { context, dependsOn } = routeContext.get(pageRequestContext);
    const office = await findOffice(context, params.slug ?? "").catch((error: Error) => error);
    if (office instanceof Error) return serveMissingSite(office, args, next);
    dependsOn(`office:${office.slug}`, "content");
    const site = createOfficeSite(context, office);
    if (office.state_slug !== params.state)
      throw redirect(toOwnStatePath(stripLanguagePrefix(url, context), site.base_path), 301);
    routeContext.set(siteContext, await addMenus(context, site));
    return next();
  },
];

/** Gets the URL of the same page under the office's own state. */
function toOwnStatePath({ pathname, search }: URL, basePath: string): string {
  const rest = pathname.split("/").slice(4).join("/");
  return `${basePath}${rest ? `/${rest}` : ""}${search}`;
}

export const loader = ({ context }: LoaderFunctionArgs) => context.get(siteContext);

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.slug !== nextParams.slug;

export default function OfficeMount() {
  return (
    <SiteFrame site={useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  );
}
