import { register } from "node:module";

/* `node --import` of this lets a program that is no build load our JSX, which Node does not read by itself. */
register("./hooks.mjs", import.meta.url);
