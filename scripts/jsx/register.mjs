import { register } from "node:module";

/* `node --import` of this file lets an unbuilt program load our JSX, which Node can't parse. */
register("./hooks.mjs", import.meta.url);
