import { agentVersion, renamedOfAgent } from "./moves.ts";
import { type Guard, movedForGood, movedForNow, pass } from "./visit.ts";

/** Keeps a visitor with the agent whose pages they come from, and knows what an agent's pages were called before. */
export const agent: Guard = ({ path, query, from }) => {
  const name = renamedOfAgent(path);
  if (name) {
    const [page, hash] = name.split("#");
    return movedForGood(page + query + (hash ? `#${hash}` : ""));
  }
  const version = agentVersion(path, from);
  return version ? movedForNow(version + query) : pass;
};
