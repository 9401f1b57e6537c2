import { isbot } from "isbot";
import type { Choices } from "./plugin.ts";

/** What is known about a visitor before vendor scripts start. */
export interface ConsentInputs {
  user_agent: string;
  /** The address's query. */
  query: string;
  /** `Sec-GPC: 1` (Global Privacy Control), as the browser exposes it to pages. */
  gpc: boolean;
  /** The visitor's stored choice; null if there is none. */
  storedChoice: Choices | null;
  /** Whether the edition's law requires consent in advance. */
  consent: "opt_in" | "opt_out";
}

const PRERENDER_KEY = "prerender";

/**
 * Returns which data of this visitor vendors may use: none for crawlers, prerendered pages and visitors who opted out.
 */
export function getChoices({ user_agent, query, gpc, storedChoice, consent }: ConsentInputs): Choices {
  if (isbot(user_agent) || new URLSearchParams(query).has(PRERENDER_KEY) || gpc)
    return { analytics: false, marketing: false };
  return storedChoice ?? { analytics: consent === "opt_out", marketing: consent === "opt_out" };
}
