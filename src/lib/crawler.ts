import { isbot } from "isbot";
import { remember } from "./remember.ts";

/** Whether a user agent belongs to a crawler or is missing. */
export const isCrawler = remember(2_000, (user_agent: string) => user_agent === "" || isbot(user_agent));
