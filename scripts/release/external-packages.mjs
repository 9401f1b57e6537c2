/** Packages that can't be bundled, because they are native or load their own files at run time. */
export const externalPackages = [
  ...["@electric-sql/pglite", "@napi-rs/canvas", "@node-rs/argon2", "sharp"],
  ...["@react-pdf/renderer", "pdfjs-dist", "pg", "pino", "react-email"],
];

/** Packages that only react-email's command-line tool and indented HTML use, which the site doesn't. */
export const unusedPackages = [
  ...["@babel/parser", "@babel/traverse", "@types/node", "chokidar", "commander", "conf", "esbuild", "glob", "jiti"],
  ...["log-symbols", "mime-types", "nypm", "picospinner", "prettier", "prompts", "socket.io", "tsconfig-paths"],
];

/** Files of packages that a site in production on Node never loads, by their paths in the release. */
const unusedFiles = [
  // Sources and types.
  /\.(map|tsbuildinfo|[cm]?ts)$/,
  /\/(CHANGELOG|HISTORY)\.md$/i,
  // React's builds for browsers and other runtimes. The development builds stay, because Node detects the names of
  // exports in them.
  /\/react-dom\/cjs\/.*[-.](client|profiling|browser|edge|bun|test-utils)\./,
  // Builds for browsers, and the tools that build a package.
  /\/(pdfkit|fontkit|react-email)\/(\.yarn|js\/pdfkit\.(standalone|browser)|dist\/(browser|cli)).*/,
  /\/@react-email\/render\/dist\/(browser|edge)\//,
  // pdf.js's viewer, and all its builds but the one for Node.
  /\/pdfjs-dist\/(build|web|image_decoders|legacy\/(web|image_decoders)|legacy\/build\/.*(\.min|sandbox|renderer).*)/,
  // Extensions of the embedded database that no migration creates.
  /\/pglite\/dist\/(?!pg_trgm\.)[\w-]+\.tar\.gz$/,
];

export const isUnused = (path) => unusedFiles.some((pattern) => pattern.test(path.replaceAll("\\", "/")));
