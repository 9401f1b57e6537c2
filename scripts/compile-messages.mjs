import { compile } from "@inlang/paraglide-js";

/** Compiles the message catalogues of src/editions/messages into typed functions in src/messages. */
await compile({
  project: "./project.inlang",
  outdir: "./src/messages",
  strategy: ["globalVariable", "baseLocale"],
  emitTsDeclarations: true,
  emitGitIgnore: false,
  emitReadme: false,
  emitPrettierIgnore: false,
});
