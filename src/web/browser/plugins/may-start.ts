import { isbot } from "isbot";
import type { Choices } from "./plugin.ts";

/** What is known of a visitor when vendors' scripts are about to start. */
export interface Deps {
  user_agent: string;
  /** The address's query. */
  query: string;
  /** `Sec-GPC: 1`, as the browser tells its pages. */
  gpc: boolean;
  /** What the visitor has said; null for nothing yet. */
  said: Choices | null;
  /** What the edition's law takes silence for. */
  consent: "opt_in" | "opt_out";
}

/** A page that is drawn beforehand carries this key. */
const PRERENDER = "prerender";

/** What vendors may use of this visitor's data: nothing of a crawler's, of a page drawn beforehand, or of who refuses. */
export function getChoices({ user_agent, query, gpc, said, consent }: Deps): Choices {
  if (isbot(user_agent) || new URLSearchParams(query).has(PRERENDER) || gpc)
    return { analytics: false, marketing: false };
  return said ?? { analytics: consent === "opt_out", marketing: consent === "opt_out" };
}
