import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { findAgent } from "#domain/agents/find-agent.ts";
import { SiteFrame } from "../components/site/site-frame.tsx";
import { pageRequestContext, siteContext } from "../request-context.ts";
import { serveMissingSite } from "./missing-site.ts";
import { addMenus, createAgentSite } from "./sites.ts";

export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    const { params, context: routeContext } = args;
    const { context, dependsOn } = routeContext.get(pageRequestContext);
    const found = await findAgent(context, params.agent ?? "").catch((error: Error) => error);
    if (found instanceof Error) return serveMissingSite(found, args, next);
    const { agent, office, answered_by } = found;
    dependsOn(`office:${office.slug}`, "content");
    routeContext.set(siteContext, await addMenus(context, createAgentSite(context, agent, office, answered_by)));
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
