import { agentVersion, renamedOfAgent } from "./shared-paths.ts";
import { type Guard, pass, permanentRedirect, temporaryRedirect } from "./visit.ts";

/** Keeps a visitor with the agent whose pages they come from, and redirects former addresses of an agent's pages. */
export const agent: Guard = ({ path, query, from }) => {
  const name = renamedOfAgent(path);
  if (name) {
    const [page, hash] = name.split("#");
    return permanentRedirect(page + query + (hash ? `#${hash}` : ""));
  }
  const version = agentVersion(path, from);
  return version ? temporaryRedirect(version + query) : pass;
};
