import { readPageInfo } from "../browser/page-info.ts";
import { on } from "./dom.ts";

/** Keeps visitors of an agent's site on it: links to the network's shared pages lead to the agent's versions. */
export function startAgentLinks(): void {
  const { agent, agentPaths } = document.querySelector<HTMLElement>("main[data-agent]")?.dataset ?? {};
  if (!agent || !agentPaths) return;
  const paths = new Set(agentPaths.split(" "));
  const { prefix } = readPageInfo();
  on("click", "a[href]", (element) => {
    const link = element as HTMLAnchorElement;
    if (link.origin !== location.origin || !link.pathname.startsWith(prefix)) return;
    const path = link.pathname.slice(prefix.length);
    if (paths.has(path)) link.pathname = prefix + agent + path;
  });
}
