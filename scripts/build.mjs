import { runScript } from "./run-script.mjs";

/*
 * Builds into the folder in BUILD_DIRECTORY (vite.config.ts reads it). run.mjs starts it and then renames the finished
 * build into place.
 */
runScript("scripts/compile-messages.mjs", "--untyped");
runScript("node_modules/vite/bin/vite.js", "build", "--app");

/* The desk is a separate bundle. */
runScript("node_modules/vite/bin/vite.js", "build", "--config", "vite.desk.config.ts");

runScript("scripts/build-languages.mjs");
runScript("scripts/build-gazetteer.mjs");
runScript("scripts/build-maps.mjs");
runScript("scripts/build-icons.mjs");
runScript("scripts/compress-assets.mjs");
runScript("scripts/build-content.mjs");
runScript("scripts/build-fonts.mjs");
