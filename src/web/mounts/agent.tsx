import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { findAgent } from "#domain/agents/find-agent.ts";
import { SiteFrame } from "../components/site/site-frame.tsx";
import { translated } from "../page-loader.ts";
import { pageRequestContext, siteContext } from "../request-context.ts";
import { agentSite, withMenus } from "./site-of.ts";

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ params, context: routeContext }, next) => {
    const { context, dependsOn } = routeContext.get(pageRequestContext);
    const { agent, office } = await findAgent(context, params.agent ?? "").catch((error) => {
      throw translated(error);
    });
    dependsOn(`office:${office.slug}`, "content");
    routeContext.set(siteContext, await withMenus(context, agentSite(context, agent, office)));
    return next();
  },
];

export const loader = ({ context }: LoaderFunctionArgs) => context.get(siteContext);

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.agent !== nextParams.agent;

export default function AgentMount() {
  return (
    <SiteFrame site={useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  );
}
