import { isbot } from "isbot";
import { memoize } from "./memoize.ts";

/** Returns whether a user agent belongs to a crawler or is missing. */
export const isCrawler = memoize(2_000, (user_agent: string) => user_agent === "" || isbot(user_agent));
