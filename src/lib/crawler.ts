import { isbot } from "isbot";
import { remember } from "./remember.ts";

/** Whether a browser's name is a program's that reads the site for others, or none at all. */
export const isCrawler = remember(2_000, (user_agent: string) => user_agent === "" || isbot(user_agent));
