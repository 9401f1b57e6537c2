import { register } from "node:module";

/* Import this file with `node --import` to run JSX sources without a build. */
register("./hooks.mjs", import.meta.url);
