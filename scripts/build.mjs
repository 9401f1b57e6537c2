import { runScript } from "./run-script.mjs";

/*
 * Makes the build in the folder that BUILD_DIRECTORY names (react-router.config.ts reads it). Started through run.mjs,
 * which puts a finished build in the place of the old one.
 */
runScript("scripts/compile-messages.mjs", "--untyped");
runScript("node_modules/@react-router/dev/bin.cjs", "build");

/* The desk's own bundle, beside the site's. */
runScript("node_modules/vite/bin/vite.js", "build", "--config", "vite.desk.config.ts");

/* Its words, in every enabled language. */
runScript("scripts/build-languages.mjs");

/* The places of every edition, which the running program reads. */
runScript("scripts/build-gazetteer.mjs");

/* The country's drawing. */
runScript("scripts/build-maps.mjs");

/* The brand's door as PNG. */
runScript("scripts/build-icons.mjs");

/* Scripts and styles as they are sent. */
runScript("scripts/compress-assets.mjs");

/* What is written on its pages. */
runScript("scripts/build-content.mjs");

/* The fonts of its documents. */
runScript("scripts/build-fonts.mjs");
