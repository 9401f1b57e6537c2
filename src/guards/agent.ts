import { getRenamedAgentPath } from "./shared-paths.ts";
import { type Guard, pass, redirectPermanently } from "./visit.ts";

/**
 * Redirects former addresses of an agent's pages. Only the browser knows that a visitor came from an agent's page, so
 * the browser replaces links (`web/enhance/agent-links.ts`).
 */
export const agentGuard: Guard = ({ path, query }) => {
  const name = getRenamedAgentPath(path);
  if (!name) return pass;
  const [page, hash] = name.split("#");
  return redirectPermanently(page + query + (hash ? `#${hash}` : ""));
};
