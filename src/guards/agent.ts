import { getAgentVersion, getRenamedAgentPath } from "./shared-paths.ts";
import { type Guard, pass, redirectPermanently, redirectTemporarily } from "./visit.ts";

/** Keeps a visitor with the agent whose pages they come from, and redirects former addresses of an agent's pages. */
export const agentGuard: Guard = ({ path, query, from }) => {
  const name = getRenamedAgentPath(path);
  if (name) {
    const [page, hash] = name.split("#");
    return redirectPermanently(page + query + (hash ? `#${hash}` : ""));
  }
  const version = getAgentVersion(path, from);
  return version ? redirectTemporarily(version + query) : pass;
};
