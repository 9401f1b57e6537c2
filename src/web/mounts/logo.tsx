import { type LoaderFunctionArgs, type MiddlewareFunction, Outlet, useLoaderData } from "react-router";
import { LogoFrame } from "../components/site/logo-frame.tsx";
import { PageError } from "../components/site/page-error.tsx";
import { pageRequestContext, siteContext } from "../request-context.ts";
import { networkSite } from "./site-of.ts";

/** Pages that a campaign leads to: the logo, a telephone number, and nothing that leads away. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context: routeContext }, next) => {
    const { context } = routeContext.get(pageRequestContext);
    routeContext.set(siteContext, networkSite(context));
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

/** Whoever finds no page here gets the whole site's frame, and the way back with it. */
export function ErrorBoundary() {
  return <PageError framed />;
}
