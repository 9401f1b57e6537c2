/** Packages that can't be bundled, because they are native or load their own files at run time. */
export const externalPackages = [
  ...["@electric-sql/pglite", "@napi-rs/canvas", "@node-rs/argon2", "sharp"],
  ...["@react-pdf/renderer", "pdfjs-dist", "pg", "pino", "react-email"],
];

/** Packages that only the command-line tool of react-email uses, which the site doesn't. */
export const unusedPackages = ["esbuild", "socket.io", "@babel/parser", "@babel/traverse", "@types/node"];
