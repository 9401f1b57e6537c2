import { type LoaderFunctionArgs, type MiddlewareFunction, Outlet, useLoaderData } from "react-router";
import { LogoFrame } from "../components/site/logo-frame.tsx";
import { PageError } from "../components/site/page-error.tsx";
import { pageRequestContext, siteContext } from "../request-context.ts";
import { createNetworkSite } from "./sites.ts";

/** The mount of marketing pages: the logo, a phone number and no menus. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context: routeContext }, next) => {
    const { context } = routeContext.get(pageRequestContext);
    routeContext.set(siteContext, createNetworkSite(context));
    return next();
  },
];

export const loader = ({ context }: LoaderFunctionArgs) => context.get(siteContext);

export const shouldRevalidate = () => false;

export default function LogoMount() {
  return (
    <LogoFrame site={useLoaderData<typeof loader>()}>
      <Outlet />
    </LogoFrame>
  );
}

/** A missing page gets the whole site's frame with its menus. */
export function ErrorBoundary() {
  return <PageError isFramed />;
}
