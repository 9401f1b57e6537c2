import { type LoaderFunctionArgs, type MiddlewareFunction, Outlet, useLoaderData } from "react-router";
import { SiteFrame } from "../components/site/site-frame.tsx";
import { pageRequestContext, siteContext } from "../request-context.ts";
import { addMenus, createNetworkSite } from "./sites.ts";

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context: routeContext }, next) => {
    const { context, dependsOn } = routeContext.get(pageRequestContext);
    dependsOn("content");
    routeContext.set(siteContext, await addMenus(context, createNetworkSite(context)));
    return next();
  },
];

export const loader = ({ context }: LoaderFunctionArgs) => context.get(siteContext);

export const shouldRevalidate = () => false;

export default function NetworkMount() {
  return (
    <SiteFrame site={useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  );
}
